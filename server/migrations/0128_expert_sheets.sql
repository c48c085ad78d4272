-- A withdrawn invitation opens nothing any more; what happened to it stays in its history.
alter table expert_sheets add column withdrawn_at timestamptz;

-- When both sides were notified of a change; empty for changes that notify nobody.
alter table sheet_changes add column notified_at timestamptz;
