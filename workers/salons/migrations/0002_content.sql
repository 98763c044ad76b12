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

-- Who likes which discovery: once each, and how many like it is the count.
CREATE TABLE discover_like (
  discover_id INTEGER NOT NULL,
  customer_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (discover_id, customer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX discover_like_of_customer ON discover_like (customer_id, at);

-- How often something was tried within a minute (minutes since 1970).
CREATE TABLE attempt (
  bucket TEXT NOT NULL,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bucket, minute)
) STRICT, WITHOUT ROWID;
