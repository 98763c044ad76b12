-- What can be won.
CREATE TABLE gift (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  -- What the customer reads about it.
  description TEXT NOT NULL DEFAULT '',
  image TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('none', 'points', 'voucher', 'service', 'product', 'spin')),
  -- Lucky points or spins that it adds; 0 for other kinds.
  amount INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- Days that its code works; null for gifts without a code.
  valid_days INTEGER CHECK (valid_days > 0),
  -- The offer of the campaign backend that it is instead of a code; null where it is a code.
  offer_id INTEGER,
  -- What is left to win, null without limit.
  stock INTEGER CHECK (stock >= 0)
) STRICT;

-- Wheels; the one on show is the newest that is_shown. daily_cap is how many gifts other than 'none' may leave in a day.
CREATE TABLE wheel (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  is_shown INTEGER NOT NULL CHECK (is_shown IN (0, 1)),
  daily_cap INTEGER NOT NULL CHECK (daily_cap >= 0)
) STRICT;

-- Sectors of a wheel; a sector is drawn weight times in the sum of all weights.
CREATE TABLE sector (
  wheel_id INTEGER NOT NULL REFERENCES wheel (id),
  position INTEGER NOT NULL CHECK (position > 0),
  gift_id INTEGER NOT NULL REFERENCES gift (id),
  label TEXT NOT NULL,
  weight INTEGER NOT NULL CHECK (weight > 0),
  PRIMARY KEY (wheel_id, position)
) STRICT, WITHOUT ROWID;

-- Packs of spins for points.
CREATE TABLE exchange_pack (
  id INTEGER PRIMARY KEY,
  points INTEGER NOT NULL CHECK (points > 0),
  spins INTEGER NOT NULL CHECK (spins > 0)
) STRICT;

-- Vouchers that lucky points buy.
CREATE TABLE point_voucher (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  image TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  -- Đồng off a booking; 0 where the voucher is a service or a product.
  value INTEGER NOT NULL CHECK (value >= 0),
  valid_days INTEGER NOT NULL DEFAULT 90 CHECK (valid_days > 0),
  -- As of a gift.
  offer_id INTEGER,
  stock INTEGER CHECK (stock >= 0)
) STRICT;

-- What earns spins; a daily quest may be done once a day, others once for each thing done.
CREATE TABLE quest (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  spins INTEGER NOT NULL CHECK (spins > 0),
  is_daily INTEGER NOT NULL CHECK (is_daily IN (0, 1)),
  -- How one knows that it is done: check_in by asking for it, profile from the customer's account, reported when another backend says so.
  kind TEXT NOT NULL DEFAULT 'reported' CHECK (kind IN ('check_in', 'profile', 'reported'))
) STRICT;

-- Quests that a customer has done, once for each thing done; claiming makes an entry of each.
CREATE TABLE quest_done (
  customer_id INTEGER NOT NULL,
  quest_id INTEGER NOT NULL REFERENCES quest (id),
  -- The day, the booking, the rating …
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, quest_id, reference)
) STRICT, WITHOUT ROWID;

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
  -- What is shown at the salon; null for points and spins, which are there already. That of an offer is hidden.
  code TEXT UNIQUE,
  expires_at INTEGER,
  -- How others see who got it.
  masked_name TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- As of the gift or the voucher, null once the campaign backend knows no such offer; when it had given it, null until then.
  offer_id INTEGER,
  granted_at INTEGER,
  UNIQUE (customer_id, cause)
) STRICT, WITHOUT ROWID;
CREATE INDEX received_by_customer ON received (customer_id, at);
CREATE INDEX received_by_source ON received (source, at);
CREATE INDEX received_item ON received (source, item_id);
CREATE INDEX received_ungranted ON received (customer_id) WHERE offer_id IS NOT NULL AND granted_at IS NULL;

-- Tries within a minute; old ones are swept.
CREATE TABLE attempt (
  bucket TEXT NOT NULL,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bucket, minute)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_minute ON attempt (minute);

-- How far this backend has forgotten whom auth has forgotten; one row.
CREATE TABLE forgotten (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  through INTEGER NOT NULL
) STRICT;

-- Whom this backend could not forget: tried again each night.
CREATE TABLE unforgotten (
  number INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  phone TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
