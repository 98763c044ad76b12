-- Provinces and districts follow the model before 1 July 2025, in which the chain numbers its salons.
CREATE TABLE province (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  region_id INTEGER NOT NULL CHECK (region_id BETWEEN 1 AND 3)
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
  -- Folded: no accents, no punctuation, lower case. What a customer may type to find the salon, and its name alone.
  search_text TEXT NOT NULL,
  name_text TEXT NOT NULL,
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
