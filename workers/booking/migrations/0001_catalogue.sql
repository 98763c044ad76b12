-- What the salons sell. Lists that are only ever read whole are JSON texts.
CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  position REAL NOT NULL
) STRICT;

CREATE TABLE service_group (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  name TEXT NOT NULL,
  position REAL NOT NULL
) STRICT;

CREATE TABLE service (
  id INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL REFERENCES service_group (id),
  -- The service that this one can only be bought with; null for independent ones.
  parent_id INTEGER REFERENCES service (id),
  position REAL NOT NULL,
  name TEXT NOT NULL,
  version_name TEXT NOT NULL,
  subtitle TEXT NOT NULL,
  description TEXT NOT NULL,
  minutes INTEGER NOT NULL CHECK (minutes > 0),
  -- Whole đồng.
  price INTEGER NOT NULL CHECK (price >= 0),
  old_price INTEGER NOT NULL CHECK (old_price >= 0),
  images TEXT NOT NULL,
  tags TEXT NOT NULL,
  parts TEXT NOT NULL,
  -- 1 a stylist, 2 a skinner, 3 both.
  delivery_type INTEGER NOT NULL CHECK (delivery_type BETWEEN 1 AND 3),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
  has_detail INTEGER NOT NULL CHECK (has_detail IN (0, 1)),
  has_special INTEGER NOT NULL CHECK (has_special IN (0, 1))
) STRICT;
CREATE INDEX service_by_group ON service (group_id);

-- Services offered beside a group.
CREATE TABLE add_on (
  group_id INTEGER NOT NULL REFERENCES service_group (id),
  service_id INTEGER NOT NULL REFERENCES service (id),
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (group_id, service_id)
) STRICT, WITHOUT ROWID;

-- A service that one salon does not sell.
CREATE TABLE unsold_service (
  salon_id INTEGER NOT NULL,
  service_id INTEGER NOT NULL REFERENCES service (id),
  PRIMARY KEY (salon_id, service_id)
) STRICT, WITHOUT ROWID;

-- Other prices on some days and with stylists of a level.
CREATE TABLE special_price (
  id INTEGER PRIMARY KEY,
  service_id INTEGER NOT NULL REFERENCES service (id),
  dates TEXT NOT NULL,
  day_price INTEGER,
  stylist_price INTEGER,
  day_stylist_price INTEGER,
  stylist_level INTEGER
) STRICT;

-- When to suggest which services; chosen is a JSON list of ids, or a pattern for the rule regex.
CREATE TABLE suggestion (
  id INTEGER PRIMARY KEY,
  rule TEXT NOT NULL CHECK (rule IN ('equals', 'regex', 'subset')),
  chosen TEXT NOT NULL,
  service_ids TEXT NOT NULL,
  title TEXT NOT NULL,
  image TEXT NOT NULL
) STRICT;

CREATE TABLE guide (
  step INTEGER PRIMARY KEY,
  sentence TEXT NOT NULL,
  list TEXT NOT NULL
) STRICT;

-- What a service group is about.
CREATE TABLE group_story (
  group_id INTEGER PRIMARY KEY REFERENCES service_group (id),
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  tags TEXT NOT NULL,
  banners TEXT NOT NULL
) STRICT;
