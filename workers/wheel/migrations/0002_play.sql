-- What the customer reads about a gift.
ALTER TABLE gift ADD COLUMN description TEXT NOT NULL DEFAULT '';
-- Lucky points or spins that it adds; 0 for other kinds.
ALTER TABLE gift ADD COLUMN amount INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0);
-- Days that its code works; null for gifts without a code.
ALTER TABLE gift ADD COLUMN valid_days INTEGER CHECK (valid_days > 0);

ALTER TABLE point_voucher ADD COLUMN description TEXT NOT NULL DEFAULT '';
ALTER TABLE point_voucher ADD COLUMN valid_days INTEGER NOT NULL DEFAULT 90 CHECK (valid_days > 0);

-- How one knows that a quest is done: check_in by asking for it, profile from the customer's account, reported when another backend says so.
ALTER TABLE quest ADD COLUMN kind TEXT NOT NULL DEFAULT 'reported' CHECK (kind IN ('check_in', 'profile', 'reported'));

-- Everything that changes a customer's spins and lucky points, once for each cause; what they have is the sum.
CREATE TABLE entry (
  customer_id INTEGER NOT NULL,
  -- 'spin:<id>', 'gift:<id>', 'quest:<id>:<reference>', 'pack:<key>', 'voucher:<key>', 'start'.
  cause TEXT NOT NULL,
  spins INTEGER NOT NULL,
  points INTEGER NOT NULL,
  -- What the customer reads in their history.
  title TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, cause)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_history ON entry (customer_id, at);

-- Spins that were made. seed and odds let anybody draw the same position again.
CREATE TABLE spin (
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  -- The idempotency key: the same one is the same spin.
  key TEXT NOT NULL,
  wheel_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  gift_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  kind TEXT NOT NULL,
  seed INTEGER NOT NULL,
  -- JSON: positions that could be drawn, with their weights.
  odds TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (customer_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX spin_of_customer ON spin (customer_id, at);
CREATE INDEX spin_of_gift ON spin (gift_id);

-- Draws that must never become spins: the pool has taken their gifts back.
CREATE TABLE voided_draw (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- What customers have got: gifts of the wheel and vouchers for lucky points.
CREATE TABLE received (
  -- The spin's id, or one of its own.
  id TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  cause TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('wheel', 'voucher')),
  -- The gift or the voucher.
  item_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- What is shown at the salon; null for points and spins, which are there already.
  code TEXT UNIQUE,
  expires_at INTEGER,
  -- How others see who got it.
  masked_name TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (customer_id, cause)
) STRICT, WITHOUT ROWID;
CREATE INDEX received_by_customer ON received (customer_id, at);
CREATE INDEX received_by_source ON received (source, at);
CREATE INDEX received_item ON received (source, item_id);

-- Quests that a customer has done, once for each thing done; claiming makes an entry of each.
CREATE TABLE quest_done (
  customer_id INTEGER NOT NULL,
  quest_id INTEGER NOT NULL REFERENCES quest (id),
  -- The day, the booking, the rating …
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, quest_id, reference)
) STRICT, WITHOUT ROWID;

-- Tries within a minute.
CREATE TABLE attempt (
  bucket TEXT NOT NULL,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bucket, minute)
) STRICT, WITHOUT ROWID;
