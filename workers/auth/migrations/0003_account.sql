ALTER TABLE customers ADD COLUMN gender TEXT NOT NULL DEFAULT '';

-- What the customer decided last for each purpose, NULL while they never did; agreed_at is that of the booking's, withdrawn_at when they took it back.
ALTER TABLE customers ADD COLUMN withdrawn_at INTEGER;
ALTER TABLE customers ADD COLUMN photo_consent INTEGER;
ALTER TABLE customers ADD COLUMN location_consent INTEGER;
ALTER TABLE customers ADD COLUMN marketing_consent INTEGER;

-- Roughly what they logged in with, such as `Chrome, Android`.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- Every word about a purpose, given or taken back: who, which text, when. Nothing here is ever changed.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  -- NULL: said by somebody who was not logged in with this phone. It binds no account.
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  phone TEXT NOT NULL,
  purpose TEXT NOT NULL,
  is_given INTEGER NOT NULL,
  text_version TEXT NOT NULL,
  source TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX consents_by_customer ON consents (customer_id, id);
CREATE INDEX consents_by_phone ON consents (phone, id);

-- Customers who want to be forgotten, and when that happens.
CREATE TABLE deletions (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  requested_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deletions_by_due ON deletions (due_at);
