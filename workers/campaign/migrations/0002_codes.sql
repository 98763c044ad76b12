-- Uses given from elsewhere in the chain, once for each key.
CREATE TABLE offer_gift (
  key TEXT PRIMARY KEY,
  offer_id INTEGER NOT NULL REFERENCES offer (id),
  phone TEXT NOT NULL,
  given_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tries to use codes per minute, by address and by phone.
CREATE TABLE code_try (
  bucket TEXT NOT NULL,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bucket, minute)
) STRICT, WITHOUT ROWID;
CREATE INDEX code_try_by_minute ON code_try (minute);
