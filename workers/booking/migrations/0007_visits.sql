-- A visit is a booking that was served, so nothing of it is kept twice. Only demo data ever stood here.
DROP TABLE visit;

-- Pictures that the salon took of a visit, with the customer's consent.
CREATE TABLE visit_photo (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  booking_id TEXT NOT NULL REFERENCES booking (id),
  url TEXT NOT NULL,
  caption TEXT NOT NULL,
  -- What the customer thinks of it; null until they say so.
  verdict TEXT CHECK (verdict IN ('good', 'bad')),
  -- Why it is not a picture of them; null: nobody said so.
  wrong_reason TEXT,
  reported_at INTEGER
) STRICT;
CREATE INDEX visit_photo_by_booking ON visit_photo (booking_id);

-- One rating for a visit, whose stylist is the one that the customer themselves had.
CREATE TABLE rating (
  booking_id TEXT PRIMARY KEY REFERENCES booking (id),
  stylist_id INTEGER,
  salon_id INTEGER NOT NULL,
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  -- A JSON list.
  tags TEXT NOT NULL,
  comment TEXT NOT NULL CHECK (length(comment) <= 500),
  -- Epoch ms. When it was first given counts for months and for how long it may be changed.
  rated_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_by_month ON rating (rated_at, stylist_id);
CREATE INDEX rating_by_stylist ON rating (stylist_id);

-- One vote of a customer in each list of a month.
CREATE TABLE style_master_vote (
  master_key TEXT NOT NULL,
  phone TEXT NOT NULL,
  stylist_id INTEGER NOT NULL REFERENCES staff (id),
  voted_at INTEGER NOT NULL,
  PRIMARY KEY (master_key, phone)
) STRICT, WITHOUT ROWID;
CREATE INDEX style_master_vote_by_stylist ON style_master_vote (master_key, stylist_id);
CREATE INDEX style_master_vote_by_phone ON style_master_vote (phone, voted_at);

-- Visits that the wheel has heard of, so that it is told once.
CREATE TABLE told_visit (
  booking_id TEXT PRIMARY KEY REFERENCES booking (id),
  told_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX done_booking_by_start ON booking (starts_at) WHERE status = 'done';
