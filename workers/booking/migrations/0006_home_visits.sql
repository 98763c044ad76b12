-- Requests to be served at home; a salon nearby calls back and settles the hour.
CREATE TABLE home_visit (
  -- A ULID: opaque and unguessable.
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  -- SHA-256 of the browser's proof, null without one.
  holder TEXT,
  -- The salon that would come.
  salon_id INTEGER NOT NULL,
  address TEXT NOT NULL,
  -- [{id, name, price}] at the prices of the day.
  services TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  date TEXT NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('Sáng', 'Chiều', 'Tối')),
  note TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('requested', 'canceled')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX home_visit_by_phone ON home_visit (phone, date);
CREATE INDEX home_visit_by_holder ON home_visit (holder, date) WHERE holder IS NOT NULL;
