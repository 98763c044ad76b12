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

-- What offers need to know about a customer.
CREATE TABLE offer_customer (
  phone TEXT PRIMARY KEY,
  member_type INTEGER NOT NULL,
  birth_month INTEGER CHECK (birth_month BETWEEN 1 AND 12)
) STRICT, WITHOUT ROWID;

-- Uses a phone has left; null is without limit. An offer of kind customer is seen by granted phones only.
CREATE TABLE offer_grant (
  offer_id INTEGER NOT NULL REFERENCES offer (id),
  phone TEXT NOT NULL,
  uses_left INTEGER CHECK (uses_left >= 0),
  PRIMARY KEY (phone, offer_id)
) STRICT, WITHOUT ROWID;

-- Codes to type or scan; status is what applying one answers.
CREATE TABLE promo_code (
  code TEXT PRIMARY KEY,
  status INTEGER NOT NULL,
  message TEXT NOT NULL,
  offer_id INTEGER REFERENCES offer (id)
) STRICT, WITHOUT ROWID;
