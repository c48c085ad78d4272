-- Operations, treatments, tests and the names of departments, one a line: the usual name first.
insert into synonyms (kind, term, others)
select 'procedure', names[1], names[2:]
from (select string_to_array(line, '|') as names from unnest(string_to_array($$
经皮冠状动脉介入治疗|冠脉介入|冠状动脉介入|经皮冠状动脉介入|冠脉支架|PCI|percutaneous coronary intervention
冠状动脉旁路移植术|冠脉搭桥|心脏搭桥|搭桥手术|CABG
经导管主动脉瓣置换术|经导管主动脉瓣置换|经导管瓣膜置换|TAVR|TAVI
经导管二尖瓣缘对缘修复术|二尖瓣钳夹|MitraClip|TEER
导管消融|射频消融|肺静脉隔离|catheter ablation
左心耳封堵|LAAO|LAAC
心脏起搏器|起搏器|pacemaker
植入型心律转复除颤器|植入式除颤器|ICD
心脏再同步化治疗|CRT
体外膜肺氧合|人工肺|叶克膜|ECMO
心肺复苏|CPR
主动脉内球囊反搏|IABP
血液透析|血透|洗肾|hemodialysis
腹膜透析|腹透|peritoneal dialysis
连续性肾脏替代治疗|连续肾脏替代|血滤|CRRT
无创通气|无创呼吸机|NIV|NPPV|non-invasive ventilation
高流量氧疗|经鼻高流量氧疗|HFNC
气管插管|endotracheal intubation
支气管肺泡灌洗术|肺泡灌洗|BAL|BALF
超声支气管镜|EBUS|EBUS-TBNA
内镜黏膜下剥离术|内镜下黏膜剥离术|ESD
内镜黏膜切除术|EMR
经内镜逆行胰胆管造影|经内镜逆行胆管|ERCP
超声内镜|内镜超声|EUS
经颈静脉肝内门体分流术|TIPS
食管静脉曲张套扎术|套扎|EVL
经口内镜下肌切开术|POEM
胃镜检查|胃镜|gastroscopy
结肠镜检查|肠镜|结肠镜|colonoscopy
腹腔镜手术|腹腔镜|微创手术|laparoscopy
胸腔镜手术|胸腔镜|VATS
机器人手术|达芬奇机器人|达芬奇手术|robotic surgery
减重手术|减肥手术|胃旁路手术|bariatric surgery
经导管动脉化疗栓塞术|肝动脉化疗栓塞|TACE
微波消融|微波消融术|MWA|microwave ablation
射频消融术|RFA
放射治疗|放疗|radiotherapy
化学治疗|化疗|chemotherapy
靶向治疗|靶向药|targeted therapy
免疫治疗|免疫疗法|immunotherapy
嵌合抗原受体T细胞治疗|CAR-T|CAR-T细胞治疗
造血干细胞移植|骨髓移植|HSCT
人工全膝关节置换术|全膝关节置换|膝关节置换|换膝|TKA|TKR|knee arthroplasty
全髋关节置换术|髋关节置换|换髋|THA|THR|hip arthroplasty
单侧双通道内镜|UBE
经皮椎体成形术|椎体成形|PVP
经皮椎体后凸成形术|PKP
前交叉韧带重建|ACL重建|ACLR
关节镜|关节镜手术|arthroscopy
白内障超声乳化|超声乳化|超乳|phacoemulsification
人工晶状体植入术|人工晶体|IOL
玻璃体切除|玻切|玻璃体切割|vitrectomy|PPV
抗VEGF治疗|玻璃体腔注药|anti-VEGF
小梁切除术|trabeculectomy
角膜移植术|角膜移植|keratoplasty
准分子激光手术|近视手术|LASIK
全飞秒|SMILE
微血管减压术|微血管减压|MVD
动脉瘤夹闭术|夹闭术|clipping
血管内栓塞|弹簧圈栓塞|介入栓塞|coiling
机械取栓|取栓|血管内取栓|thrombectomy
静脉溶栓|溶栓|thrombolysis
深部脑刺激|脑起搏器|DBS
去骨瓣减压术|去骨瓣|decompressive craniectomy
剖宫产|剖腹产|cesarean section|caesarean section
子宫肌瘤剔除术|肌瘤剔除|myomectomy
宫腔镜|宫腔镜手术|hysteroscopy
体外受精-胚胎移植|试管婴儿|IVF|IVF-ET
硬膜外镇痛|无痛分娩|分娩镇痛|epidural analgesia
神经阻滞|nerve block
臂丛阻滞|臂丛神经阻滞|brachial plexus block
颈内静脉置管术|中心静脉置管|CVC
外周静脉穿刺中心静脉置管|PICC
前列腺电切术|经尿道前列腺电切术|TURP
经皮肾镜取石术|经皮肾镜|PCNL
甲状腺细针穿刺|细针穿刺|FNA|FNAB
负压治疗|负压封闭引流|NPWT
肉毒毒素注射|肉毒素|botox|botulinum toxin
多学科诊疗|多学科会诊|MDT
加速康复外科|快速康复|ERAS
粪菌移植|FMT
体外冲击波碎石|碎石|ESWL
$$, chr(10))) as line where line <> '') as lines;

insert into synonyms (kind, term, others)
select 'test', names[1], names[2:]
from (select string_to_array(line, '|') as names from unnest(string_to_array($$
心电图|ECG|EKG|electrocardiogram
动态心电图|24小时心电图|Holter
超声心动图|心脏彩超|心脏超声|UCG|echocardiography
经食管超声心动图|食道超声|TEE
冠状动脉造影|冠脉造影|CAG|coronary angiography
冠状动脉CT血管成像|冠脉CTA|CCTA
血流储备分数|FFR
血管内超声|IVUS
光学相干断层扫描|光学相干断层成像|OCT
心脏磁共振|心脏核磁|CMR
磁共振成像|核磁共振|核磁|磁共振|MRI
计算机断层扫描|CT检查|CT
正电子发射断层显像|PET-CT|PET
数字减影血管造影|DSA
超声检查|B超|彩超|ultrasound
肺功能检查|肺功能|spirometry|PFT
多导睡眠监测|睡眠监测|PSG
糖化血红蛋白|糖化|HbA1c
口服葡萄糖耐量试验|糖耐量试验|糖耐|OGTT
持续葡萄糖监测|动态血糖监测|CGM
脑钠肽|B型利钠肽|BNP|NT-proBNP
肌钙蛋白|心肌肌钙蛋白|cTnI|cTnT|troponin
低密度脂蛋白胆固醇|低密度脂蛋白|坏胆固醇|LDL-C|LDL
高密度脂蛋白胆固醇|高密度脂蛋白|好胆固醇|HDL-C|HDL
脂蛋白(a)|Lp(a)
C反应蛋白|CRP
降钙素原|PCT
D-二聚体|D-dimer
国际标准化比值|INR
肾小球滤过率|eGFR|GFR
甲状腺功能|甲功|TSH
甲胎蛋白|AFP
癌胚抗原|CEA
前列腺特异性抗原|PSA
人乳头瘤病毒|HPV
乳腺X线摄影|钼靶|mammography
骨密度|骨密度检查|BMD|DXA
脑电图|EEG
肌电图|EMG
腰椎穿刺|腰穿|lumbar puncture
骨髓穿刺|骨穿|bone marrow aspiration
动脉血气分析|血气分析|血气|ABG
血常规|CBC
二代测序|高通量测序|NGS
循环肿瘤DNA|液体活检|ctDNA
吞咽造影|电视透视吞咽造影|VFSS
右心导管检查|右心导管|RHC
格拉斯哥昏迷评分|昏迷评分|GCS
美国国立卫生研究院卒中量表|NIHSS
$$, chr(10))) as line where line <> '') as lines;

insert into synonyms (kind, term, others)
select 'other', names[1], names[2:]
from (select string_to_array(line, '|') as names from unnest(string_to_array($$
心血管内科|心内科|心内|cardiology
心血管外科|心外科|心脏外科|cardiac surgery
呼吸与危重症|呼吸内科|呼吸科|respiratory medicine
消化内科|消化科|gastroenterology
内分泌代谢|内分泌科|内分泌|endocrinology
神经内科|神内|neurology
神经外科|神外|脑外科|neurosurgery
肾内科|肾脏内科|肾病科|nephrology
血液内科|血液科|hematology
风湿免疫科|风湿科|rheumatology
骨科|矫形外科|orthopaedics|orthopedics
妇产科|妇科|产科|obstetrics|gynaecology
儿科|小儿科|paediatrics|pediatrics
眼科|ophthalmology
耳鼻咽喉科|耳鼻喉科|五官科|ENT|otolaryngology
皮肤科|dermatology
泌尿外科|泌尿科|urology
普通外科|普外科|普外|general surgery
肿瘤科|肿瘤内科|oncology
麻醉科|麻醉|anaesthesia|anesthesiology
重症医学科|重症监护病房|重症监护室|ICU|intensive care
急诊科|急诊|emergency medicine
康复医学|康复科|康复|rehabilitation
放射科|影像科|radiology
精神科|心理科|psychiatry
全科医学|全科|general practice
继续医学教育|继教|CME
随机对照试验|随机对照研究|RCT
真实世界研究|RWS|RWE
荟萃分析|meta分析|系统评价|meta-analysis
指南|临床指南|诊疗指南|guideline
病例讨论|病例分享|病例报告|case report
$$, chr(10))) as line where line <> '') as lines;
