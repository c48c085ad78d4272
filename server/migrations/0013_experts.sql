-- ## expert-agreements

-- The legal entity that signs agreements as party A. Rows are only added; the latest one holds.
create table agreement_parties (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  -- The unified social credit code.
  credit_code text not null check (credit_code ~ '^[0-9A-Z]{18}$'),
  -- The person who may sign for it.
  signatory text not null check (signatory <> ''),
  created_by bigint references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index agreement_parties_by_author on agreement_parties (created_by);

-- Party A and its signature, by the platform's key. Agreements from before have none.
alter table expert_agreements
  add column party_id bigint references agreement_parties (id),
  add column party_signature bytea,
  add constraint expert_agreements_party check ((party_id is null) = (party_signature is null));
create index expert_agreements_by_party on expert_agreements (party_id);

-- Party A is a legal entity, and both parties sign. A text that operators have entered stays theirs.
insert into expert_agreement_texts (content_zh, content_en)
select
'甲方：{{party}}（统一社会信用代码 {{credit_code}}，《{{meeting}}》主办方）
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
本协议以电子方式签署：乙方通过手机验证码验证并签名，甲方由授权签署人 {{signatory}} 授权以电子签章签署。双方签署后生效。',
'Party A: {{party}} (unified social credit code {{credit_code}}, organiser of “{{meeting}}”)
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
This agreement is signed electronically: by Party B after confirming the code sent to their mobile number, and by Party A with the electronic seal that its signatory {{signatory}} has authorised. It takes effect when both have signed. The Chinese text is binding.'
where not exists (select from expert_agreement_texts where created_by is not null);


-- ## expert-duties

-- By when an organiser wants the duties of one kind from all guests of a task.
create table duty_deadlines (
  task_id bigint not null references expert_tasks (id) on delete cascade,
  kind text not null check (kind <> ''),
  due_at timestamptz not null,
  primary key (task_id, kind)
);


-- ## expert-sheets

-- An SMS that asks for nothing: what a guest has proposed holds.
alter table sheet_messages drop constraint sheet_messages_kind_check;
alter table sheet_messages add constraint sheet_messages_kind_check
  check (kind in ('invitation', 'change', 'accepted', 'reminder'));
