-- Corrections of fees that were confirmed or paid, and reversals that are proposed.

alter table expert_fees
  -- 5 reversed
  drop constraint expert_fees_status_check,
  add constraint expert_fees_status_check check (status in (0, 1, 2, 4, 5)),
  -- How often it was confirmed and taken back before: each confirmation is an entry of its own.
  add column round int not null default 0 check (round >= 0),
  -- Why it may have to be reversed; empty while nothing suggests it.
  add column proposal text not null default ''
    check (proposal in ('', 'declined', 'withdrawn', 'session', 'meeting')),
  add column proposed_at timestamptz,
  add constraint expert_fees_proposal check ((proposal = '') = (proposed_at is null));
create index expert_fees_proposed on expert_fees (id) where proposal <> '';

-- What two operators have changed about a fee that the expert had confirmed.
create table expert_fee_corrections (
  id bigint generated always as identity primary key,
  fee_id bigint not null references expert_fees (id) on delete cascade,
  from_fen bigint not null check (from_fen > 0),
  -- 0: the fee is reversed.
  to_fen bigint not null check (to_fen >= 0 and to_fen <> from_fen),
  -- Whether it was available then, so that money may have left.
  was_available boolean not null,
  reason text not null check (reason <> ''),
  -- 0 the expert is to confirm it, 1 told, 2 accepted, 3 objected to, 4 the objection was answered
  state smallint not null check (state between 0 and 4),
  objection text not null default '',
  answer text not null default '',
  asked_by bigint references users (id) on delete set null,
  agreed_by bigint references users (id) on delete set null,
  corrected_at timestamptz not null default now(),
  decided_at timestamptz,
  check (state <> 3 or objection <> '')
);
create index expert_fee_corrections_of_fee on expert_fee_corrections (fee_id, id);
create index expert_fee_corrections_objected on expert_fee_corrections (id) where state = 3;
-- A raise that waits for the expert is decided before there is another correction.
create unique index expert_fee_corrections_open on expert_fee_corrections (fee_id) where state = 0;
