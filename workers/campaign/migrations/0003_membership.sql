-- A customer as memberships and the balance know them, by the number that auth gave them.
CREATE TABLE member (
  customer_id INTEGER PRIMARY KEY,
  phone TEXT NOT NULL UNIQUE,
  -- Last day of the silver membership that they bought; null when they never did.
  silver_until TEXT
) STRICT;

-- Services that packages of visits are made of; a package costs what its paid visits cost. The offer turns a visit into a booking that costs nothing more.
CREATE TABLE package_service (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  offer_id INTEGER NOT NULL REFERENCES offer (id)
) STRICT;

-- What can be bought: money on the balance (card), visits (package), a tier (membership).
CREATE TABLE top_up_product (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('card', 'package', 'membership')),
  name TEXT NOT NULL,
  -- Null for packages, whose price follows from their service.
  price INTEGER CHECK (price > 0),
  bonus INTEGER NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  service_id INTEGER REFERENCES package_service (id),
  -- An offer of which a membership gives uses; that of a package stands with its service.
  offer_id INTEGER REFERENCES offer (id),
  visits_paid INTEGER NOT NULL DEFAULT 0,
  visits_given INTEGER NOT NULL DEFAULT 0,
  -- How long a package or a membership holds.
  months INTEGER,
  is_sold INTEGER NOT NULL DEFAULT 1 CHECK (is_sold IN (0, 1)),
  CHECK ((kind = 'package') = (service_id IS NOT NULL AND price IS NULL))
) STRICT;

-- Orders keep what was bought as it was then. The state machine stands in membership/order-state.ts.
CREATE TABLE membership_order (
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  phone TEXT NOT NULL,
  -- The same key of a customer is the same order.
  key TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES top_up_product (id),
  kind TEXT NOT NULL CHECK (kind IN ('card', 'package', 'membership')),
  name TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  bonus INTEGER NOT NULL,
  offer_id INTEGER REFERENCES offer (id),
  visits INTEGER NOT NULL,
  months INTEGER,
  status TEXT NOT NULL CHECK (status IN ('created', 'pending_payment', 'paid', 'activated', 'expired', 'refunded', 'failed')),
  -- What the customer writes into their transfer; how the bank's word finds the order.
  code TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  paid_at INTEGER,
  activated_at INTEGER,
  -- When it was refunded, expired or failed.
  ended_at INTEGER,
  UNIQUE (customer_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX membership_order_by_customer ON membership_order (customer_id, created_at);
CREATE INDEX membership_order_open ON membership_order (status, expires_at) WHERE status IN ('pending_payment', 'paid');

-- Every transfer that the bank told of, once each; what it came to. Any other outcome than 'paid' is money to send back.
CREATE TABLE bank_transfer (
  id TEXT PRIMARY KEY,
  order_id TEXT REFERENCES membership_order (id),
  amount INTEGER NOT NULL,
  content TEXT NOT NULL,
  transferred_at INTEGER NOT NULL,
  heard_at INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'late', 'wrong_amount', 'again', 'unknown'))
) STRICT, WITHOUT ROWID;
CREATE INDEX bank_transfer_by_order ON bank_transfer (order_id);

-- The balance: whole đồng in and out, each for one cause, never changed. A customer has what the sum says.
CREATE TABLE ledger (
  cause TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('card', 'bonus', 'visit', 'refund')),
  title TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount <> 0),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_by_customer ON ledger (customer_id, at);

CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER ledger_is_never_cut BEFORE DELETE ON ledger
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- Visits bought in advance end; the last package decides.
ALTER TABLE offer_grant ADD COLUMN ends_on TEXT;

-- The tier follows from what was bought and spent, so it is kept nowhere else.
ALTER TABLE offer_customer DROP COLUMN member_type;
