-- Whom this backend could not forget: tried again each night.
CREATE TABLE unforgotten (
  number INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  phone TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
