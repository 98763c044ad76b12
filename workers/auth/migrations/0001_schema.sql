CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  email TEXT NOT NULL DEFAULT '',
  avatar TEXT NOT NULL DEFAULT '',
  gender TEXT NOT NULL DEFAULT '',
  birth_day INTEGER,
  birth_month INTEGER,
  birth_year INTEGER,
  member_type INTEGER NOT NULL DEFAULT 0,
  member_product_id INTEGER,
  balance INTEGER NOT NULL DEFAULT 0,
  is_registered INTEGER NOT NULL DEFAULT 0,
  password_hash TEXT,
  always_captcha INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  last_seen TEXT NOT NULL,
  -- When a code proved the phone of whoever opened the session; null for a password's session.
  proved_at INTEGER,
  -- Roughly what they logged in with, such as `Chrome, Android`.
  device TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_customer ON sessions (customer_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- One-time codes that partner apps get for a customer's session, by their hashes. A session that ends takes its codes along.
CREATE TABLE login_codes (
  code_hash TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  partner TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_codes_by_session ON login_codes (session_hash);
CREATE INDEX login_codes_by_end ON login_codes (expires_at);

-- Every word about a purpose, given or taken back: who, which text, when. Nothing here is ever changed.
CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  -- Null: said by somebody who was not logged in with this phone. It binds no account.
  customer_id INTEGER REFERENCES customers (id) ON DELETE CASCADE,
  phone TEXT NOT NULL,
  purpose TEXT NOT NULL,
  is_given INTEGER NOT NULL,
  text_version TEXT NOT NULL,
  source TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX consents_by_customer ON consents (customer_id, id);
CREATE INDEX consents_by_purpose ON consents (customer_id, purpose, id);
CREATE INDEX consents_by_phone ON consents (phone, id);

-- Customers who want to be forgotten, and when that happens.
CREATE TABLE deletions (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  requested_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deletions_by_due ON deletions (due_at);

-- Customers who were forgotten, in that order: so that their numbers, under which other backends keep money and prizes, are never given again, and so that those backends hear of it.
CREATE TABLE forgotten (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE,
  -- How the other backends know them; null once they have had time to hear.
  phone TEXT,
  at INTEGER NOT NULL
) STRICT;

-- How a customer wants messages about their bookings; without a row on all channels, outside the night.
CREATE TABLE notice_settings (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  -- The channels they want, the preferred one first, such as `zalo,sms`; empty: no messages.
  channels TEXT NOT NULL,
  -- Minutes after midnight in Vietnam.
  quiet_from INTEGER NOT NULL,
  quiet_until INTEGER NOT NULL
) STRICT;

-- Browsers that receive messages by push: each belongs to the session that subscribed it last, and ends with that session.
CREATE TABLE push_device (
  session TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- A JSON list.
  purposes TEXT NOT NULL,
  -- The language of the page that subscribed the device; messages pushed to it are in that language.
  lang TEXT NOT NULL DEFAULT 'vi',
  since INTEGER NOT NULL,
  -- Until then its push service takes nothing.
  paused_until INTEGER NOT NULL DEFAULT 0,
  -- Messages in a row that its push service did not take.
  failures INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Messages about bookings by their keys, so that none is sent twice. sending: a provider may have it; failed: none has.
CREATE TABLE notice (
  key TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('sending', 'sent', 'failed')),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_by_age ON notice (at);

CREATE TABLE provider_tokens (
  provider TEXT PRIMARY KEY,
  origin TEXT NOT NULL,
  access_token TEXT,
  refresh_token TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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

-- Messages of a developer's machine and of previews, as each channel would show them (JSON).
CREATE TABLE inbox_notice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  phone TEXT NOT NULL,
  card TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX inbox_notice_by_phone ON inbox_notice (phone, id);

-- Filled by the demo seed alone.
CREATE TABLE demo_phones (phone TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
