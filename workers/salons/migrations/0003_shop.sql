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
