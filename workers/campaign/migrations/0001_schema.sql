-- Home: blocks in order, each with items; layouts are the page's business.
CREATE TABLE home_block (
  position INTEGER PRIMARY KEY,
  layout TEXT NOT NULL,
  title TEXT NOT NULL,
  sub_title TEXT NOT NULL,
  link_view_all TEXT NOT NULL,
  banner TEXT NOT NULL,
  banner_mobile TEXT NOT NULL,
  slides_desktop REAL,
  slides_mobile REAL,
  pinned_count INTEGER NOT NULL
) STRICT;

CREATE TABLE home_block_item (
  block_position INTEGER NOT NULL REFERENCES home_block (position),
  position INTEGER NOT NULL,
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  sub_title TEXT NOT NULL,
  image TEXT NOT NULL,
  image_mobile TEXT NOT NULL,
  link TEXT NOT NULL,
  -- As customers read them: `Từ 120K`, `655.000 VNĐ`, FREE.
  price TEXT NOT NULL,
  old_price TEXT NOT NULL,
  -- A JSON list of lines such as `Combo 2 199K`.
  price_list TEXT NOT NULL,
  PRIMARY KEY (block_position, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE banner (
  id INTEGER PRIMARY KEY,
  device TEXT NOT NULL CHECK (device IN ('web', 'mobile')),
  image TEXT NOT NULL,
  link TEXT NOT NULL,
  add_on TEXT NOT NULL,
  alt TEXT NOT NULL
) STRICT;

-- English texts of the content by the Vietnamese ones; what has none is answered in Vietnamese.
CREATE TABLE translation (
  text TEXT PRIMARY KEY,
  english TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Offers: what they give, and the rules under which they do. A null rule asks for nothing.
CREATE TABLE offer (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('salon', 'customer')),
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  effect TEXT NOT NULL,
  condition TEXT NOT NULL,
  payment_method TEXT NOT NULL,
  -- Đồng off the whole booking; 0 when the offer works through prices of services.
  total_off INTEGER NOT NULL CHECK (total_off >= 0),
  starts_on TEXT,
  ends_on TEXT,
  -- How often a phone may use it that no grant speaks of.
  uses_per_phone INTEGER,
  -- JSON list of member types (2 silver, 3 gold, 4 diamond).
  tiers TEXT,
  needs_birth_month INTEGER NOT NULL CHECK (needs_birth_month IN (0, 1)),
  -- JSON list of days of the week, 0 Sunday to 6 Saturday; minutes after midnight, the last one excluded.
  weekdays TEXT,
  from_minutes INTEGER,
  until_minutes INTEGER,
  -- How to call the salons of offer_salon in a sentence.
  salon_scope TEXT
) STRICT;

-- Services that an offer makes cheaper ('apply'), and of which it asks for one ('need').
CREATE TABLE offer_service (
  offer_id INTEGER NOT NULL REFERENCES offer (id),
  role TEXT NOT NULL CHECK (role IN ('apply', 'need')),
  service_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  origin_price INTEGER NOT NULL CHECK (origin_price >= 0),
  description TEXT NOT NULL,
  image TEXT NOT NULL,
  PRIMARY KEY (offer_id, role, service_id)
) STRICT, WITHOUT ROWID;

-- The only salons of an offer; an offer without rows holds in all.
CREATE TABLE offer_salon (
  offer_id INTEGER NOT NULL REFERENCES offer (id),
  salon_id INTEGER NOT NULL,
  PRIMARY KEY (offer_id, salon_id)
) STRICT, WITHOUT ROWID;

-- What offers need to know about a customer. The tier follows from what was bought and spent, so it is kept nowhere.
CREATE TABLE offer_customer (
  phone TEXT PRIMARY KEY,
  birth_month INTEGER CHECK (birth_month BETWEEN 1 AND 12)
) STRICT, WITHOUT ROWID;

-- Uses that a phone was given, each for one cause (`order:…`, `gift:…`), never changed; null is without limit. An offer of kind customer is seen by granted phones only.
CREATE TABLE offer_grant (
  cause TEXT PRIMARY KEY,
  offer_id INTEGER NOT NULL REFERENCES offer (id),
  phone TEXT NOT NULL,
  uses INTEGER CHECK (uses >= 0),
  given_at INTEGER NOT NULL,
  -- Last day of visits bought in advance, by which bookings name what they spend.
  ends_on TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX offer_grant_by_phone ON offer_grant (phone, offer_id);

-- Codes to type or scan; status is what applying one answers.
CREATE TABLE promo_code (
  code TEXT PRIMARY KEY,
  status INTEGER NOT NULL,
  message TEXT NOT NULL,
  offer_id INTEGER REFERENCES offer (id)
) STRICT, WITHOUT ROWID;

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
  -- What was bought is found by its offer.
  offer_id INTEGER NOT NULL UNIQUE REFERENCES offer (id)
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
CREATE INDEX membership_order_by_phone ON membership_order (phone);

-- Every transfer that the bank told of, once each; what it came to. Any other outcome than 'paid' is money to send back.
CREATE TABLE bank_transfer (
  id TEXT PRIMARY KEY,
  order_id TEXT REFERENCES membership_order (id),
  amount INTEGER NOT NULL,
  content TEXT NOT NULL,
  transferred_at INTEGER NOT NULL,
  heard_at INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'late', 'wrong_amount', 'again', 'unknown')),
  -- When a person had sent the transfer back, or found its order; null: nobody has yet.
  settled_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX bank_transfer_by_order ON bank_transfer (order_id);

-- Money that a person has to send back, or to find the order of.
CREATE VIEW transfer_to_settle AS
SELECT id, outcome, amount, content, transferred_at, order_id
FROM bank_transfer
WHERE outcome <> 'paid' AND settled_at IS NULL
ORDER BY heard_at;

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

-- Tries per minute, by address and by phone.
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
