-- What can be won. stock is what is left to win, null without limit.
CREATE TABLE gift (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('none', 'points', 'voucher', 'service', 'product', 'spin')),
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

-- What earns spins; a daily quest may be done once a day, others once for each thing done.
CREATE TABLE quest (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  spins INTEGER NOT NULL CHECK (spins > 0),
  is_daily INTEGER NOT NULL CHECK (is_daily IN (0, 1))
) STRICT;

-- Vouchers that lucky points buy.
CREATE TABLE point_voucher (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  -- Đồng off a booking; 0 where the voucher is a service or a product.
  value INTEGER NOT NULL CHECK (value >= 0),
  stock INTEGER CHECK (stock >= 0)
) STRICT;
