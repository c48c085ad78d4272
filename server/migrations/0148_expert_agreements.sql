-- What was agreed on, apart from its words: the fees, the times of the sessions and the day of the meeting. Other changes
-- ask for no new agreement. What was signed before is asked for once more.
alter table expert_agreements add column terms_digest bytea not null default '';
alter table expert_agreements alter column terms_digest drop default;
