CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  member_type INTEGER NOT NULL DEFAULT 0,
  member_product_id INTEGER,
  balance INTEGER NOT NULL DEFAULT 0,
  is_registered INTEGER NOT NULL DEFAULT 0,
  agreed_at INTEGER,
  password_hash TEXT,
  always_captcha INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  last_seen TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_customer ON sessions (customer_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- Filled by the demo seed alone.
CREATE TABLE demo_phones (phone TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Where codes arrive on a developer's machine and in previews; empty wherever real channels are configured.
CREATE TABLE inbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  phone TEXT NOT NULL,
  code TEXT NOT NULL,
  purpose TEXT NOT NULL,
  method TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX inbox_by_phone ON inbox (phone, id);

CREATE TABLE provider_tokens (
  provider TEXT PRIMARY KEY,
  origin TEXT NOT NULL,
  access_token TEXT,
  refresh_token TEXT,
  expires_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
