-- Logins that ran out long ago are removed, with everything that hangs on them.
create index sessions_by_expiry on sessions (expires_at);
create index spent_refresh_tokens_of_session on spent_refresh_tokens (session_id);
