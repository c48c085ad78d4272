-- Lecture fees and withdrawals. Organisers owe the platform the fees; payouts leave through a provider or the bank.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'available', 'pending', 'in_withdrawal',
  'receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'receivable_organisers', 'bank',
  'revenue', 'channel_fees', 'author_share', 'tax_withheld', 'refunds'
));
alter table ledger_accounts drop constraint ledger_accounts_floor;
alter table ledger_accounts add constraint ledger_accounts_floor check (
  balance_fen >= 0
  or kind in (
    'receivable_wechat', 'receivable_alipay', 'receivable_sandbox', 'receivable_organisers', 'bank',
    'revenue', 'channel_fees'
  )
);

alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'order_paid', 'late_payment', 'refund_approved', 'refund_arrived', 'share_released', 'share_claimed',
  'fee_confirmed', 'fee_available',
  'withdrawal_applied', 'withdrawal_returned', 'withdrawal_paid'
));

-- What the money is for, as the people concerned read it on their bills.
alter table ledger_entries add column title text not null default '';
alter table ledger_entries disable trigger ledger_entries_append_only;
update ledger_entries e set title = o.title from payments p join orders o on o.id = p.order_id
  where e.kind in ('order_paid', 'late_payment') and e.reference = 'payment ' || p.provider || ' ' || p.transaction_no;
update ledger_entries e set title = o.title from refunds r join orders o on o.id = r.order_id
  where e.reference in ('refund approved ' || r.refund_no, 'refund ' || r.refund_no);
update ledger_entries e set title = o.title from orders o
  where e.kind = 'share_released' and e.reference = 'share ' || o.order_no;
alter table ledger_entries enable trigger ledger_entries_append_only;
