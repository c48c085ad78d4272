-- The tables of the group `practice`, by feature. A foreign key to a table of a later group is added there, below that table.

-- ## unions

-- Department unions. A founding is a union that an operator has not opened yet.
create table unions (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 30),
  cover text not null default '',
  introduction text not null default '',
  -- What applicants are asked.
  questions jsonb not null default '[]',
  owner_id bigint references users (id) on delete set null,
  -- Why it is founded, for the operator.
  reason text not null default '',
  -- 3: closed by an operator. What belongs to the union stays, so that it can be opened again.
  state smallint not null default 0 check (state between 0 and 3),
  review_reason text not null default '',
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create unique index unions_one_founding on unions (owner_id) where state = 0;
create index unions_by_state on unions (state, id);

create table union_members (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  type smallint not null check (type in (1, 2)),
  user_id bigint not null references users (id) on delete cascade,
  -- The department that joins; null for a person.
  department_id bigint references all_departments (id) on delete cascade,
  joined_at timestamptz not null default now(),
  check ((type = 2) = (department_id is not null))
);
create unique index union_members_persons on union_members (union_id, user_id) where type = 1;
create unique index union_members_departments on union_members (union_id, department_id) where type = 2;
create index union_members_by_user on union_members (user_id, union_id);

create table union_managers (
  union_id bigint not null references unions (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  named_at timestamptz not null default now(),
  primary key (union_id, user_id)
);
create index union_managers_by_user on union_managers (user_id);

create table union_applications (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  type smallint not null check (type in (1, 2)),
  user_id bigint not null references users (id) on delete cascade,
  department_id bigint references all_departments (id) on delete cascade,
  reason text not null,
  -- Questions and answers as they were when it was sent.
  answers jsonb not null default '[]',
  state smallint not null default 0 check (state between 0 and 2),
  review_reason text not null default '',
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null
);
create unique index union_applications_one_open on union_applications (union_id, user_id) where state = 0;
create index union_applications_by_union on union_applications (union_id, state, id);
create index union_applications_by_user on union_applications (user_id);

create table union_notices (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  author_id bigint references users (id) on delete set null,
  title text not null,
  content text not null,
  -- The addresses of its files.
  files jsonb not null default '[]',
  pinned_at timestamptz,
  -- The unread are reminded once.
  reminded_at timestamptz,
  created_at timestamptz not null default now()
);
create index union_notices_by_union on union_notices (union_id, created_at desc);
-- Found by the file that somebody wants to open.
create index union_notices_by_file on union_notices using gin (files);

create table union_notice_reads (
  notice_id bigint not null references union_notices (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (notice_id, user_id)
);
create index union_notice_reads_by_user on union_notice_reads (user_id);

-- Meetings that departments of a union book.
create table union_bookings (
  id bigint generated always as identity primary key,
  union_id bigint not null references unions (id) on delete cascade,
  department_id bigint not null references all_departments (id) on delete cascade,
  booker_id bigint references users (id) on delete set null,
  topic text not null,
  place text not null,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  -- 0 waits for approval, 1 approved, 2 rejected, 3 cancelled.
  state smallint not null default 0 check (state between 0 and 3),
  review_reason text not null default '',
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null,
  minutes text not null default '',
  minutes_at timestamptz,
  -- The participants talk there once it is approved.
  chat_group_id bigint references chat_groups (id) on delete set null,
  created_at timestamptz not null default now(),
  -- Participants meet in a video room, besides the place or instead of one.
  is_video boolean not null default false,
  check (begin_at < end_at),
  -- A department is at one meeting at a time, whatever is booked at the same moment. A range of one number stands for
  -- equality, which needs no extension.
  constraint union_bookings_no_overlap exclude using gist (
    int8range(department_id, department_id, '[]') with &&,
    tstzrange(begin_at, end_at) with &&
    ) where (state in (0, 1))
);
create index union_bookings_by_union on union_bookings (union_id, begin_at);

create table union_booking_people (
  booking_id bigint not null references union_bookings (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- 0 not answered, 1 comes, 2 does not, 3 perhaps.
  answer smallint not null default 0 check (answer between 0 and 3),
  answered_at timestamptz,
  primary key (booking_id, user_id)
);
create index union_booking_people_by_user on union_booking_people (user_id);


-- ## expert-sheets

-- What a meeting asks of the experts that it invites. The number of a task is in the address that they are sent.
create table expert_tasks (
  id bigint generated always as identity primary key,
  meeting_id bigint not null unique references meetings (id) on delete cascade,
  -- Where somebody who is not invited can read about the meeting.
  website text not null default '',
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);

-- One guest of a task: who is invited, by which code, and whether they come. A person may have several.
create table expert_sheets (
  id bigint generated always as identity primary key,
  task_id bigint not null references expert_tasks (id) on delete cascade,
  -- The account of the invited number; the invitation opens one where there is none.
  user_id bigint not null references users (id) on delete cascade,
  -- 1 lecturer, 2 chair, 3 panel
  part smallint not null default 1 check (part between 1 and 3),
  note text not null default '',
  -- Opens the sheet without a login. The sealed one is sent again with a reminder.
  code_digest bytea,
  code_sealed bytea,
  -- How the meeting introduces the guest; while the name is empty their profile does.
  name text not null default '',
  photo text not null default '',
  position text not null default '',
  hospital text not null default '',
  department text not null default '',
  introduction text not null default '',
  -- 0 open, 1 confirmed, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  status_reason text not null default '',
  decided_at timestamptz,
  decided_by bigint references users (id) on delete set null,
  -- When the last fee was settled. From then on the code opens nothing.
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  -- A withdrawn invitation opens nothing any more; what happened to it stays in its history.
  withdrawn_at timestamptz,
  unique (task_id, code_digest)
);
create index expert_sheets_of_user on expert_sheets (user_id);

-- Browsers in which a sheet was opened. All but the first have to prove that they are the guest's.
create table sheet_devices (
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  device_digest bytea not null,
  client text not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  proved_at timestamptz,
  primary key (sheet_id, device_digest)
);

-- Everything that either side changed, and why. Rows are only added.
create table sheet_changes (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  kind text not null,
  -- The session, room, fee … that it is about.
  subject_id bigint,
  detail jsonb not null default '{}',
  reason text not null default '',
  -- Empty for a guest who came by the code.
  actor_id bigint references users (id) on delete set null,
  by_guest boolean not null,
  device_digest bytea,
  created_at timestamptz not null default now(),
  -- When both sides were notified of a change; empty for changes that notify nobody.
  notified_at timestamptz
);
create index sheet_changes_of_sheet on sheet_changes (sheet_id, id);

-- SMS that lead a guest to their sheet.
create table sheet_messages (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'change', 'reminder')),
  -- Of a reminder: when the first open session begins, and which of the reminders of it this is.
  due_at timestamptz,
  hours_before smallint,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
  -- Whether the gateway may have it although it was given up.
  is_in_doubt boolean not null default false,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((kind = 'reminder') = (due_at is not null and hours_before is not null)),
  unique (sheet_id, due_at, hours_before)
);
create index sheet_messages_of_sheet on sheet_messages (sheet_id, id);
-- Several changes, or several presses, before the SMS is on its way are one SMS.
create unique index sheet_messages_waiting on sheet_messages (sheet_id, kind) where state = 'waiting' and kind <> 'reminder';


-- ## expert-sessions

-- A part of the programme that a guest is asked to take.
create table expert_sessions (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  programme_id bigint references meeting_sessions (id) on delete set null,
  kind text not null check (kind in ('lecture', 'host', 'discussion', 'comment')),
  title text not null,
  hall text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null,
  -- 0 open, 1 confirmed, 2 refused, 3 another time proposed
  status smallint not null default 0 check (status between 0 and 3),
  proposed_begin_at timestamptz,
  reason text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (begin_at < end_at),
  check ((status = 3) = (proposed_begin_at is not null))
);
create index expert_sessions_of_sheet on expert_sessions (sheet_id, begin_at);
-- Reminders look for what is open and begins soon.
create index expert_sessions_open on expert_sessions (begin_at) where status = 0;


-- ## expert-duties

-- What an organiser asks of a guest besides the tasks of the sheet.
create table guest_waits (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  kind text not null check (kind in ('travel', 'other')),
  title text not null,
  -- What the guest has written to it.
  content text not null default '',
  due_at timestamptz not null,
  -- 0 open, 1 done, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  reason text not null default '',
  decided_at timestamptz,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index guest_waits_of_sheet on guest_waits (sheet_id, due_at);

-- What the organiser adds to the menu of the expert area, for all guests of a task.
create table expert_menu_items (
  task_id bigint not null references expert_tasks (id) on delete cascade,
  position smallint not null,
  title text not null,
  content_url text not null,
  -- 1 inner page, 2 embedded page, 3 outside
  type smallint not null check (type between 1 and 3),
  is_top boolean not null,
  primary key (task_id, position)
);


-- ## expert-fees

-- What an expert is paid for a part of a meeting.
create table expert_fees (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  session_id bigint references expert_sessions (id) on delete set null,
  title text not null check (title <> ''),
  gross_fen bigint not null check (gross_fen > 0),
  -- 0 to confirm, 1 confirmed, 2 available, 4 disputed
  status smallint not null default 0 check (status in (0, 1, 2, 4)),
  -- Why the expert disputes it, and what was answered.
  reason text not null default '',
  answer text not null default '',
  confirmed_at timestamptz,
  -- When the agreement that names this amount was signed; a changed amount empties it.
  agreed_at timestamptz,
  -- When the evidence of the lecture was complete.
  evidence_at timestamptz,
  available_at timestamptz,
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((status in (1, 2)) = (confirmed_at is not null)),
  check ((status = 2) = (available_at is not null))
);
create index expert_fees_of_sheet on expert_fees (sheet_id, id);
create index expert_fees_confirmed on expert_fees (id) where status = 1;


-- ## expert-agreements

-- The text of the agreement with experts. Rows are only added; the latest one holds.
create table expert_agreement_texts (
  id bigint generated always as identity primary key,
  content_zh text not null check (content_zh <> ''),
  content_en text not null check (content_en <> ''),
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table expert_agreement_texts is 'begins with rows';
insert into expert_agreement_texts (content_zh, content_en) values (
'甲方：《{{meeting}}》会议组委会
乙方：{{expert}}（{{hospital}}）

一、服务内容
甲方邀请乙方参加《{{meeting}}》（{{begin}} 至 {{end}}，北京时间），乙方承担以下工作：
{{sessions}}

二、报酬
甲方就上述工作向乙方支付劳务报酬（税前）：
{{fees}}
合计 {{total}} 元。个人所得税由甲方依法代扣代缴。报酬在会议结束且会议资料齐全后计入乙方的可领取余额。

三、学术要求
乙方对讲授内容负责，保证内容客观、准确，不含任何产品的商业推广；涉及患者的资料已去除可识别身份的信息或已取得同意。

四、录制与使用
甲方可对会议进行直播与录制。回放经乙方同意后发布；会议照片、签到与直播记录作为本协议履行的凭证保存。

五、变更
工作时间或报酬发生变更的，双方重新签署协议，原协议予以保存。

六、生效
本协议以电子方式签署，自乙方通过手机验证码验证并签名时生效。',
'Party A: the organising committee of “{{meeting}}”
Party B: {{expert}} ({{hospital}})

1. Services
Party A invites Party B to “{{meeting}}” ({{begin}} to {{end}}, Beijing time), where Party B undertakes:
{{sessions}}

2. Remuneration
Party A pays Party B for these services, before tax:
{{fees}}
In total {{total}} yuan. Party A withholds individual income tax as the law requires. The remuneration becomes available to Party B once the meeting is over and its records are complete.

3. Academic standards
Party B is responsible for the content, which is objective and accurate and promotes no product. Patients cannot be recognised, or have consented.

4. Recording and use
Party A may broadcast and record the meeting. The recording is published with the consent of Party B. Pictures, attendance and broadcast records are kept as proof of performance.

5. Changes
Where times or remuneration change, both parties sign a new agreement; the old one is kept.

6. Effect
This agreement is signed electronically and takes effect when Party B signs after confirming the code sent to their mobile number. The Chinese text is binding.');

-- Agreements as they were signed. Rows are only added: a changed fee or date asks for a new one.
create table expert_agreements (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  text_id bigint not null references expert_agreement_texts (id),
  -- SHA-256 of the Chinese text that was signed.
  text_digest bytea not null,
  signer text not null,
  is_typed boolean not null,
  -- The PDF and its SHA-256.
  file_key text not null,
  file_digest bytea not null,
  device_digest bytea not null,
  signed_at timestamptz not null,
  -- What was agreed on, apart from its words: the fees, the times of the sessions and the day of the meeting. Other changes
  -- ask for no new agreement.
  terms_digest bytea not null
);
create index expert_agreements_of_sheet on expert_agreements (sheet_id, id desc);


-- ## lecture-slides

-- The slides of a lecture, version by version.
create table lecture_slides (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  version int not null,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  -- Tells the same file again when an upload is continued.
  modified_at bigint not null default 0,
  received bigint not null default 0 check (received <= bytes),
  file_key text not null,
  upload_id text not null,
  mime text not null default '',
  -- SHA-256 of the whole file.
  file_digest bytea,
  is_shown boolean not null default false,
  created_at timestamptz not null default now(),
  uploaded_at timestamptz,
  unique (sheet_id, version),
  check ((uploaded_at is null) = (file_digest is null)),
  check (uploaded_at is not null or not is_shown)
);
create unique index lecture_slides_shown on lecture_slides (sheet_id) where is_shown;
create index lecture_slides_unfinished on lecture_slides (created_at) where uploaded_at is null;

-- When a lecturer turned to a page of the slides while the lecture was held.
create table slide_turns (
  slides_id bigint not null references lecture_slides (id) on delete cascade,
  turned_at timestamptz not null default now(),
  page int not null check (page > 0),
  primary key (slides_id, turned_at)
);


-- ## lecture-evidence

-- What proves that a lecture took place.
create table evidence_pictures (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  file_key text not null,
  file_digest bytea not null,
  source text not null check (source in ('stream', 'upload')),
  -- The moment in the stream, or what the camera says.
  taken_at timestamptz,
  -- Pictures that look alike have hashes that differ in few bits.
  look bigint not null,
  flag text not null default '' check (flag in ('', 'used_before', 'too_old')),
  accept_reason text not null default '',
  accepted_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index evidence_pictures_of_sheet on evidence_pictures (sheet_id, id);

-- The evidence of one sheet.
create table lecture_evidence (
  sheet_id bigint primary key references expert_sheets (id) on delete cascade,
  -- Set while the expert lets sponsors see that the lecture took place.
  consented_at timestamptz,
  completed_at timestamptz,
  -- Why an operator took it as complete although something was missing.
  complete_reason text not null default '',
  figures jsonb not null default '{}'
);

-- Packs as they were built; each is kept, since it may have been handed out.
create table evidence_packs (
  id bigint generated always as identity primary key,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  file_key text not null,
  bytes bigint not null,
  file_digest bytea not null,
  built_at timestamptz not null default now()
);
create index evidence_packs_of_sheet on evidence_packs (sheet_id, id desc);

-- Accounts of companies that may see the lectures of a meeting.
create table evidence_sponsors (
  task_id bigint not null references expert_tasks (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  granted_by bigint references users (id) on delete set null,
  granted_at timestamptz not null default now(),
  primary key (task_id, user_id)
);
create index evidence_sponsors_of_user on evidence_sponsors (user_id);


-- ## lecture-playback

-- Whether an expert lets a recording of their lecture be published.
create table playback_approvals (
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  recording_id bigint not null references meeting_recordings (id) on delete cascade,
  -- 1 approved, 2 refused
  status smallint not null check (status between 1 and 2),
  reason text not null default '',
  decided_at timestamptz not null default now(),
  primary key (sheet_id, recording_id)
);


-- ## specimen-rooms

-- Rooms in which guests of a task look at specimens and rehearse, and what each guest says to its use.
create table specimen_rooms (
  id bigint generated always as identity primary key,
  task_id bigint not null references expert_tasks (id) on delete cascade,
  title text not null check (title <> ''),
  place text not null default '',
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  -- What is prepared in the room.
  materials text not null default '',
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index specimen_rooms_of_task on specimen_rooms (task_id, begin_at);

create table specimen_room_guests (
  id bigint generated always as identity primary key,
  room_id bigint not null references specimen_rooms (id) on delete cascade,
  sheet_id bigint not null references expert_sheets (id) on delete cascade,
  -- 0 open, 1 confirmed, 2 refused
  status smallint not null default 0 check (status in (0, 1, 2)),
  -- Why the guest refused.
  reason text not null default '',
  decided_at timestamptz,
  unique (room_id, sheet_id),
  check ((status = 0) = (decided_at is null))
);
create index specimen_room_guests_of_sheet on specimen_room_guests (sheet_id);


-- ## outpatient

-- Patients whom a doctor asks others about, and the consultations about them. What is known of a patient is sealed.
create table patients (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id) on delete cascade,
  gender smallint not null check (gender in (1, 2)),
  age smallint not null check (age between 0 and 150),
  -- Name, phone number, ID number, complaint and history.
  record_sealed bytea not null,
  -- Numbers of files.
  attachments bigint[] not null default '{}' check (cardinality(attachments) <= 9),
  -- When the owner recorded that the patient agrees, and to which text.
  consent_at timestamptz,
  consent_version smallint,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  check ((consent_at is null) = (consent_version is null))
);
create index patients_by_owner on patients (owner_id, saved_at desc);
create index patients_by_attachment on patients using gin (attachments);

create table consultations (
  id bigint generated always as identity primary key,
  applicant_id bigint references users (id) on delete set null,
  patient_id bigint references patients (id) on delete set null,
  -- One department is asked, or one doctor.
  department_id bigint references all_departments (id) on delete set null,
  doctor_id bigint references doctors (id) on delete set null,
  -- 1 awaiting, 2 in consultation, 3 ended, 4 cancelled.
  status smallint not null default 1 check (status between 1 and 4),
  urgent boolean not null default false,
  purpose_sealed bytea not null,
  -- The patient as the consultation shows them: changes are copied until it is over.
  gender smallint not null,
  age smallint not null,
  record_sealed bytea not null,
  attachments bigint[] not null default '{}',
  consent_at timestamptz not null,
  consent_version smallint not null,
  receiver_id bigint references users (id) on delete set null,
  received_at timestamptz,
  begin_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  cancelled_at timestamptz,
  chat_group_id bigint references chat_groups (id) on delete set null,
  room_id bigint references rooms (id) on delete set null,
  opinion_sealed bytea,
  -- As the opinion was signed: a later change of the profile does not change it.
  signer_name text not null default '',
  signer_title text not null default '',
  signer_hospital text not null default '',
  outcome_sealed bytea,
  outcome_at timestamptz,
  outcome_asked_at timestamptz,
  created_at timestamptz not null default now(),
  check (department_id is null or doctor_id is null),
  check ((status in (2, 3)) = (started_at is not null)),
  check ((status = 3) = (ended_at is not null)),
  check ((status = 4) = (cancelled_at is not null)),
  check (started_at is null or received_at is not null),
  check (outcome_at is null or status = 3)
);
-- A form that is sent twice applies once.
create unique index consultations_one_open on consultations (patient_id) where status in (1, 2);
create index consultations_by_applicant on consultations (applicant_id, created_at desc);
create index consultations_by_receiver on consultations (receiver_id, created_at desc);
create index consultations_by_department on consultations (department_id, status);
create index consultations_by_doctor on consultations (doctor_id, status);
create index consultations_by_attachment on consultations using gin (attachments);

create table consultation_events (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  kind text not null,
  user_id bigint references users (id) on delete set null,
  -- Reasons may speak of the patient.
  detail_sealed bytea,
  created_at timestamptz not null default now()
);
create index consultation_events_of on consultation_events (consultation_id, id);

-- Who has looked at the data of a patient. The name stays when the account goes.
create table consultation_views (
  id bigint generated always as identity primary key,
  consultation_id bigint not null references consultations (id) on delete cascade,
  user_id bigint references users (id) on delete set null,
  name text not null,
  hospital text not null,
  what text not null check (what in ('record', 'file', 'export')),
  viewed_at timestamptz not null default now()
);
create index consultation_views_of on consultation_views (consultation_id, id desc);

create table opinion_templates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  name text not null,
  opinion jsonb not null,
  saved_at timestamptz not null default now(),
  unique (user_id, name)
);


-- ## patient-files

-- Files about a patient, as their parts arrive and once they are whole. Names of files often name the patient: they are sealed.
create table patient_files (
  id bigint generated always as identity primary key,
  owner_id bigint references users (id) on delete set null,
  name_sealed bytea not null,
  -- Finds the unfinished upload of the same file.
  name_digest bytea not null,
  bytes bigint not null check (bytes > 0),
  modified_at bigint not null default 0,
  received bigint not null default 0 check (received between 0 and bytes),
  -- The parts are objects below this key, each sealed as it arrives.
  parts_key text not null,
  -- The whole file, once all parts have arrived.
  file_id bigint unique references files (id) on delete cascade,
  created_at timestamptz not null default now(),
  received_at timestamptz not null default now()
);
create index patient_files_unfinished on patient_files (owner_id, name_digest) where file_id is null;


-- ## consulting-hours

-- When doctors have time for consultations in a week, and the times that are taken.
create table consulting_hours (
  user_id bigint not null references users (id) on delete cascade,
  -- 1 Monday to 7 Sunday, in Shanghai.
  weekday smallint not null check (weekday between 1 and 7),
  begin_minute smallint not null check (begin_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 1 and 1440),
  check (begin_minute < end_minute),
  constraint consulting_hours_no_overlap exclude using gist (
    int8range(user_id, user_id, '[]') with &&,
    int4range(weekday, weekday, '[]') with &&,
    int4range(begin_minute, end_minute) with &&
    )
);
create index consulting_hours_of on consulting_hours (user_id);

create table consulting_times (
  consultation_id bigint primary key references consultations (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  begin_at timestamptz not null,
  end_at timestamptz not null,
  check (begin_at < end_at),
  -- A doctor is in one consultation at a time, however many ask for it at the same moment.
  constraint consulting_times_no_overlap exclude using gist (
    int8range(user_id, user_id, '[]') with &&,
    tstzrange(begin_at, end_at) with &&
    )
);
create index consulting_times_of on consulting_times (user_id, begin_at);


-- ## teaching-cases

-- Cases for teaching, made of consultations whose patients agree. Names, dates and numbers are removed before anything is stored.
create table teaching_cases (
  id bigint generated always as identity primary key,
  consultation_id bigint references consultations (id) on delete set null,
  author_id bigint references users (id) on delete set null,
  college_id bigint not null references colleges (id),
  title text not null,
  body text not null,
  -- Addresses of pictures; private until the case is passed.
  pictures jsonb not null default '[]',
  -- When the author recorded that the patient agrees, and to which text.
  consent_at timestamptz not null,
  consent_version smallint not null,
  -- 0 under review, 1 passed, 2 refused.
  state smallint not null default 0 check (state between 0 and 2),
  review_reason text not null default '',
  reviewed_at timestamptz,
  reviewer_id bigint references users (id) on delete set null,
  -- What readers see.
  article_id bigint references all_articles (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((state = 0) = (reviewed_at is null))
);
-- A consultation becomes one case; after a refusal it may be tried again.
create unique index teaching_cases_one on teaching_cases (consultation_id) where state in (0, 1);
create index teaching_cases_by_state on teaching_cases (state, id);


-- ## conferences

-- Video conferences, who is invited to them, and what was sent to each of these.
create table conferences (
  id bigint generated always as identity primary key,
  host_id bigint references users (id) on delete set null,
  title text not null check (title <> ''),
  kind text not null check (kind in ('picture', 'sound')),
  begin_at timestamptz not null,
  end_at timestamptz not null check (end_at > begin_at),
  -- Of the link by which people come who are not on the list.
  code text not null,
  chat_group_id bigint references chat_groups (id) on delete set null,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index conferences_by_begin on conferences (begin_at) where cancelled_at is null;

create table conference_people (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conferences (id) on delete cascade,
  user_id bigint references users (id) on delete cascade,
  -- Of somebody who was invited by number: until they log in, and until they answer.
  phone_digest bytea,
  phone_sealed bytea,
  -- Came by the link, and waits in the lobby.
  is_by_link boolean not null default false,
  -- 0 not answered, 1 comes, 2 does not, 3 perhaps
  answer smallint not null default 0 check (answer between 0 and 3),
  answered_at timestamptz,
  unique (conference_id, user_id),
  unique (conference_id, phone_digest)
);
create index conference_people_by_user on conference_people (user_id);
create index conference_people_by_phone on conference_people (phone_digest) where user_id is null;

create table conference_messages (
  id bigint generated always as identity primary key,
  person_id bigint not null references conference_people (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reminder', 'cancellation')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
  -- Whether the gateway may have the SMS although it was given up.
  is_in_doubt boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Everybody hears of a thing once.
  unique (person_id, kind)
);
