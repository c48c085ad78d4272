type Named = readonly [zh: string, en: string]
export type NamedGroup = { group: Named; members: readonly Named[] }

/** Departments as hospitals here are organised. The Chinese name is what is stored. */
export const departmentGroups: readonly NamedGroup[] = [
  {
    group: ['内科', 'Internal Medicine'],
    members: [
      ['心血管内科', 'Cardiology'],
      ['呼吸与危重症医学科', 'Respiratory and Critical Care Medicine'],
      ['消化内科', 'Gastroenterology'],
      ['神经内科', 'Neurology'],
      ['肾脏内科', 'Nephrology'],
      ['内分泌科', 'Endocrinology'],
      ['血液内科', 'Haematology'],
      ['风湿免疫科', 'Rheumatology and Immunology'],
      ['感染科', 'Infectious Diseases'],
      ['变态反应科', 'Allergy'],
      ['老年医学科', 'Geriatrics'],
    ],
  },
  {
    group: ['外科', 'Surgery'],
    members: [
      ['普通外科', 'General Surgery'],
      ['肝胆外科', 'Hepatobiliary Surgery'],
      ['胃肠外科', 'Gastrointestinal Surgery'],
      ['甲状腺乳腺外科', 'Thyroid and Breast Surgery'],
      ['骨科', 'Orthopaedics'],
      ['神经外科', 'Neurosurgery'],
      ['心脏大血管外科', 'Cardiovascular Surgery'],
      ['胸外科', 'Thoracic Surgery'],
      ['泌尿外科', 'Urology'],
      ['血管外科', 'Vascular Surgery'],
      ['整形外科', 'Plastic Surgery'],
      ['烧伤科', 'Burns'],
      ['器官移植科', 'Organ Transplantation'],
    ],
  },
  {
    group: ['妇产科', 'Obstetrics and Gynaecology'],
    members: [
      ['妇科', 'Gynaecology'],
      ['产科', 'Obstetrics'],
      ['生殖医学科', 'Reproductive Medicine'],
      ['计划生育科', 'Family Planning'],
    ],
  },
  {
    group: ['儿科', 'Paediatrics'],
    members: [
      ['儿内科', 'General Paediatrics'],
      ['新生儿科', 'Neonatology'],
      ['小儿外科', 'Paediatric Surgery'],
      ['儿童保健科', 'Child Health'],
    ],
  },
  {
    group: ['五官科', 'Eye, Ear, Nose, Throat and Mouth'],
    members: [
      ['眼科', 'Ophthalmology'],
      ['耳鼻咽喉头颈外科', 'Otolaryngology, Head and Neck Surgery'],
      ['口腔科', 'Stomatology'],
    ],
  },
  {
    group: ['肿瘤科', 'Oncology'],
    members: [
      ['肿瘤内科', 'Medical Oncology'],
      ['肿瘤外科', 'Surgical Oncology'],
      ['放射治疗科', 'Radiotherapy'],
    ],
  },
  {
    group: ['皮肤与精神', 'Skin and Mind'],
    members: [
      ['皮肤科', 'Dermatology'],
      ['精神科', 'Psychiatry'],
      ['临床心理科', 'Clinical Psychology'],
    ],
  },
  {
    group: ['急诊与重症', 'Emergency and Intensive Care'],
    members: [
      ['急诊医学科', 'Emergency Medicine'],
      ['重症医学科', 'Intensive Care'],
      ['麻醉科', 'Anaesthesiology'],
      ['疼痛科', 'Pain Medicine'],
    ],
  },
  {
    group: ['中医与康复', 'Chinese Medicine and Rehabilitation'],
    members: [
      ['中医内科', 'Chinese Internal Medicine'],
      ['中医骨伤科', 'Chinese Traumatology'],
      ['针灸推拿科', 'Acupuncture and Tuina'],
      ['中西医结合科', 'Integrated Medicine'],
      ['康复医学科', 'Rehabilitation Medicine'],
    ],
  },
  {
    group: ['医技科室', 'Diagnostics and Support'],
    members: [
      ['放射科', 'Radiology'],
      ['介入医学科', 'Interventional Medicine'],
      ['超声医学科', 'Ultrasound'],
      ['核医学科', 'Nuclear Medicine'],
      ['检验科', 'Laboratory Medicine'],
      ['病理科', 'Pathology'],
      ['输血科', 'Transfusion Medicine'],
      ['药学部', 'Pharmacy'],
      ['营养科', 'Nutrition'],
    ],
  },
  {
    group: ['全科与公共卫生', 'General Practice and Public Health'],
    members: [
      ['全科医学科', 'General Practice'],
      ['预防保健科', 'Preventive Care'],
      ['体检中心', 'Health Examination'],
    ],
  },
  {
    group: ['护理与管理', 'Nursing and Administration'],
    members: [
      ['护理部', 'Nursing'],
      ['医务部', 'Medical Affairs'],
      ['科研教学部', 'Research and Teaching'],
      ['其他科室', 'Other Department'],
    ],
  },
]
