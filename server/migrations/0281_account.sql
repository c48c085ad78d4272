-- readable by older programs
-- When somebody has shown at the login who they are; null for a login that another one has handed on, and for former ones.

alter table sessions add column proven_at timestamptz;
