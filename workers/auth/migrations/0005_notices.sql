-- Messages about bookings by their keys, so that none is sent twice. sending: a provider may have it; failed: none has.
CREATE TABLE notice (
  key TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('sending', 'sent', 'failed')),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_by_age ON notice (at);

-- Messages of a developer's machine and of previews, as each channel would show them (JSON).
CREATE TABLE inbox_notice (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  phone TEXT NOT NULL,
  card TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX inbox_notice_by_phone ON inbox_notice (phone, id);
