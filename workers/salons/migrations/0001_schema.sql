-- Provinces and districts follow the model before 1 July 2025, in which the chain numbers its salons.
CREATE TABLE province (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  region_id INTEGER NOT NULL CHECK (region_id BETWEEN 1 AND 3),
  -- Of its capital, to about ten kilometres: enough to find the nearest salons for a province without any.
  latitude REAL NOT NULL,
  longitude REAL NOT NULL
) STRICT;

CREATE TABLE district (
  id INTEGER PRIMARY KEY,
  province_id INTEGER NOT NULL REFERENCES province (id),
  name TEXT NOT NULL
) STRICT;
CREATE INDEX district_by_province ON district (province_id);

CREATE TABLE ward (
  id INTEGER PRIMARY KEY,
  district_id INTEGER NOT NULL REFERENCES district (id),
  name TEXT NOT NULL
) STRICT;
CREATE INDEX ward_by_district ON ward (district_id);

CREATE TABLE salon (
  id INTEGER PRIMARY KEY,
  province_id INTEGER NOT NULL REFERENCES province (id),
  district_id INTEGER NOT NULL REFERENCES district (id),
  name TEXT NOT NULL,
  address TEXT NOT NULL,
  address_new TEXT NOT NULL,
  address_note TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  -- Folded: no accents, no punctuation, lower case. What a customer may type to find the salon.
  search_text TEXT NOT NULL,
  has_parking INTEGER NOT NULL CHECK (has_parking IN (0, 1)),
  is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
  is_hot INTEGER NOT NULL CHECK (is_hot IN (0, 1)),
  is_top INTEGER NOT NULL CHECK (is_top IN (0, 1)),
  -- YYYY-MM-DD; null for salons that have served for long.
  opening_date TEXT,
  warn_text TEXT NOT NULL,
  many_people TEXT NOT NULL CHECK (many_people IN ('off', 'all', 'notToday')),
  offers_consultation INTEGER NOT NULL CHECK (offers_consultation IN (0, 1)),
  phone TEXT NOT NULL,
  map_url TEXT NOT NULL,
  parking_map_url TEXT NOT NULL,
  -- Address of a picture of its front, '' without one.
  image TEXT NOT NULL DEFAULT '',
  -- 0: reachable by its id only, in no list.
  is_listed INTEGER NOT NULL CHECK (is_listed IN (0, 1)),
  -- Minutes after midnight.
  open_minutes INTEGER NOT NULL,
  close_minutes INTEGER NOT NULL
) STRICT;
CREATE INDEX salon_by_province ON salon (province_id, district_id);

-- Days on which a salon does not serve; salon_id 0 is the whole chain.
CREATE TABLE closed_day (
  date TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (date, salon_id)
) STRICT, WITHOUT ROWID;

-- Other opening hours on a day, in minutes after midnight; salon_id 0 is the whole chain, and a salon's own row counts before it.
CREATE TABLE season_day (
  date TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  open_minutes INTEGER NOT NULL,
  close_minutes INTEGER NOT NULL,
  -- What customers read beside the hours; '' for nothing.
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (date, salon_id)
) STRICT, WITHOUT ROWID;

-- What editors write: posts, looks, discoveries, films, customers' words, spa pages, and which parts a page shows.
CREATE TABLE content (
  kind TEXT NOT NULL CHECK (kind IN ('layout', 'discover', 'lookbook', 'blog', 'feedback', 'video', 'spa')),
  -- Names the entry within its kind, as addresses do; a number for discoveries.
  slug TEXT NOT NULL,
  -- Order within its kind, from 1.
  position INTEGER NOT NULL,
  -- JSON, as the calls send it.
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (kind, slug)
) STRICT, WITHOUT ROWID;
CREATE INDEX content_in_order ON content (kind, position);

-- English texts of the content by the Vietnamese ones; what has none is answered in Vietnamese.
CREATE TABLE translation (
  text TEXT PRIMARY KEY,
  english TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who likes which discovery: once each, and how many like it is the count.
CREATE TABLE discover_like (
  discover_id INTEGER NOT NULL,
  customer_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (discover_id, customer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX discover_like_of_customer ON discover_like (customer_id, at);

-- What is sold at the salons: groups, and products of one group each.
CREATE TABLE product_group (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE product (
  id TEXT PRIMARY KEY,
  -- Place in the shop, best sellers first.
  position INTEGER NOT NULL,
  group_id INTEGER NOT NULL REFERENCES product_group (id),
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  -- Đồng; with price_to the lowest of several sizes.
  price INTEGER NOT NULL CHECK (price >= 0),
  price_to INTEGER CHECK (price_to > price),
  listed_price INTEGER NOT NULL CHECK (listed_price >= 0),
  discount_percent INTEGER NOT NULL CHECK (discount_percent BETWEEN 0 AND 100),
  subgroup TEXT NOT NULL,
  brand TEXT NOT NULL,
  image TEXT NOT NULL,
  description TEXT NOT NULL,
  usage TEXT NOT NULL,
  -- YYYY-MM-DD, the last time its text or price changed.
  changed_on TEXT NOT NULL
) STRICT;
CREATE INDEX product_by_group ON product (group_id, position);

-- How often something was tried within a minute (minutes since 1970); old tries are swept.
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
