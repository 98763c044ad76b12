-- One-time codes that partner apps get for a customer's session, by their hashes. A session that ends takes its codes along.
CREATE TABLE login_codes (
  code_hash TEXT PRIMARY KEY,
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  partner TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_codes_by_session ON login_codes (session_hash);
CREATE INDEX login_codes_by_end ON login_codes (expires_at);
