-- When a person had sent a transfer back, or found its order; null: nobody has yet.
ALTER TABLE bank_transfer ADD COLUMN settled_at INTEGER;

-- Money that a person has to send back, or to find the order of.
CREATE VIEW transfer_to_settle AS
SELECT id, outcome, amount, content, transferred_at, order_id
FROM bank_transfer
WHERE outcome <> 'paid' AND settled_at IS NULL
ORDER BY heard_at;
