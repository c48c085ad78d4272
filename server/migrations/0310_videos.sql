-- What a video is for: a work of its owner, or the platform, for which operators upload recordings and videos of public pages.
alter table videos add column use text not null default 'work' check (use in ('work', 'recording', 'page'));
