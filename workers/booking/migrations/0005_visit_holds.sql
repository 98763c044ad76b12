-- At which salon-day a visit keeps an hour, so that its next one there or elsewhere takes its place. The places themselves are the salon-day's.
CREATE TABLE visit_hold (
  -- SHA-256 of the browser's proof.
  visit TEXT PRIMARY KEY,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  -- Epoch ms.
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX visit_hold_by_age ON visit_hold (until);
