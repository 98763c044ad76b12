-- How far this backend has forgotten whom auth has forgotten; one row.
CREATE TABLE forgotten (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  through INTEGER NOT NULL
) STRICT;
CREATE INDEX membership_order_by_phone ON membership_order (phone);
CREATE INDEX offer_gift_by_phone ON offer_gift (phone, given_at);
