-- How a customer wants messages about their bookings; without a row on all channels, outside the night.
CREATE TABLE notice_settings (
  customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  -- The channels they want, the preferred one first, such as `zalo,sms`; empty: no messages.
  channels TEXT NOT NULL,
  -- Minutes after midnight in Vietnam.
  quiet_from INTEGER NOT NULL,
  quiet_until INTEGER NOT NULL
) STRICT;
