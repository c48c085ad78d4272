-- ## The rows with which the table `synonyms` begins

-- Diseases and symptoms, one a line: the usual name first.
insert into synonyms (kind, term, others)
select 'disease', names[1], names[2:]
from (select string_to_array(line, '|') as names from unnest(string_to_array($$
心力衰竭|心衰|心功能不全|充血性心力衰竭|HF|CHF|heart failure
射血分数保留的心力衰竭|射血分数保留的心衰|舒张性心衰|HFpEF
射血分数降低的心力衰竭|射血分数降低的心衰|收缩性心衰|HFrEF
急性心力衰竭|急性心衰|AHF|acute heart failure
心房颤动|房颤|心房纤颤|AF|atrial fibrillation
心房扑动|房扑|atrial flutter
室性心动过速|室速|VT|ventricular tachycardia
心室颤动|室颤|VF|ventricular fibrillation
室上性心动过速|室上速|SVT
室性早搏|室早|室性期前收缩|PVC
房性早搏|房早|房性期前收缩|PAC
高血压|高血压病|血压高|hypertension|HTN
心肌梗死|心梗|心肌梗塞|急性心肌梗死|急性心梗|MI|AMI|myocardial infarction|heart attack
ST段抬高型心肌梗死|ST段抬高型心梗|STEMI
非ST段抬高型心肌梗死|非ST段抬高型心梗|NSTEMI
急性冠脉综合征|急性冠状动脉综合征|ACS|acute coronary syndrome
慢性冠脉综合征|慢性冠状动脉综合征|稳定性冠心病|CCS|chronic coronary syndrome
冠心病|冠状动脉粥样硬化性心脏病|缺血性心脏病|CHD|CAD|coronary heart disease|coronary artery disease
心绞痛|angina|angina pectoris
血脂异常|高脂血症|高血脂|dyslipidaemia|dyslipidemia|hyperlipidemia
高胆固醇血症|胆固醇高|hypercholesterolemia
家族性高胆固醇血症|FH
高甘油三酯血症|甘油三酯高|hypertriglyceridemia
动脉粥样硬化|atherosclerosis|ASCVD
肥厚型心肌病|肥厚性心肌病|肥心病|HCM|hypertrophic cardiomyopathy
扩张型心肌病|扩张性心肌病|扩心病|DCM|dilated cardiomyopathy
主动脉瓣狭窄|主狭|aortic stenosis
主动脉瓣关闭不全|主动脉瓣反流|aortic regurgitation
二尖瓣狭窄|mitral stenosis
二尖瓣关闭不全|二尖瓣反流|mitral regurgitation
肺动脉高压|肺高压|PAH|pulmonary hypertension
病毒性心肌炎|心肌炎|myocarditis
感染性心内膜炎|心内膜炎|infective endocarditis
心包积液|pericardial effusion
主动脉夹层|夹层动脉瘤|aortic dissection
心脏骤停|心搏骤停|cardiac arrest
心源性休克|cardiogenic shock
先天性心脏病|先心病|congenital heart disease
卵圆孔未闭|PFO
房间隔缺损|房缺|ASD
室间隔缺损|室缺|VSD
病态窦房结综合征|病窦|SSS
支架内再狭窄|in-stent restenosis
深静脉血栓形成|深静脉血栓|下肢静脉血栓|DVT|deep vein thrombosis
静脉血栓栓塞症|静脉血栓栓塞|VTE|venous thromboembolism
肺栓塞|肺血栓栓塞症|肺梗塞|PTE|pulmonary embolism
下肢动脉硬化闭塞症|外周动脉疾病|PAD
慢阻肺|慢性阻塞性肺疾病|慢性阻塞性肺病|COPD|chronic obstructive pulmonary disease
支气管哮喘|哮喘|asthma
社区获得性肺炎|社区肺炎|CAP|community-acquired pneumonia
医院获得性肺炎|院内获得性肺炎|HAP
呼吸机相关性肺炎|VAP
新型冠状病毒感染|新冠|新冠肺炎|COVID-19|COVID
肺结节|pulmonary nodule|磨玻璃结节|GGO
间质性肺病|间质性肺疾病|ILD|interstitial lung disease
特发性肺纤维化|肺纤维化|IPF
支气管扩张|支扩|bronchiectasis
胸腔积液|胸水|pleural effusion
气胸|pneumothorax
睡眠呼吸暂停|睡眠呼吸暂停综合征|阻塞性睡眠呼吸暂停|OSA|OSAHS|sleep apnea|sleep apnoea
急性呼吸窘迫综合征|ARDS|acute respiratory distress syndrome
呼吸衰竭|呼衰|respiratory failure
肺结核|结核病|痨病|TB|tuberculosis
流行性感冒|流感|influenza
2型糖尿病|二型糖尿病|Ⅱ型糖尿病|T2DM|type 2 diabetes
1型糖尿病|一型糖尿病|Ⅰ型糖尿病|T1DM|type 1 diabetes
糖尿病|消渴症|DM|diabetes|diabetes mellitus
妊娠期糖尿病|妊娠糖尿病|GDM|gestational diabetes
糖尿病酮症酸中毒|酮症酸中毒|DKA|diabetic ketoacidosis
糖尿病肾病|糖肾|DKD|diabetic nephropathy|diabetic kidney disease
糖尿病视网膜病变|糖网|糖网病|diabetic retinopathy
糖尿病足|糖足|diabetic foot
低血糖|低血糖症|hypoglycemia
甲亢|甲状腺功能亢进|甲状腺功能亢进症|hyperthyroidism
甲减|甲状腺功能减退|甲状腺功能减退症|hypothyroidism
毒性弥漫性甲状腺肿|格雷夫斯病|Graves病|Graves disease
桥本甲状腺炎|桥本病|慢性淋巴细胞性甲状腺炎|Hashimoto thyroiditis
甲状腺结节|thyroid nodule
甲状腺癌|甲癌|thyroid cancer
甲状腺相关性眼病|甲状腺眼病|TAO|thyroid eye disease
肥胖症|肥胖|obesity
代谢综合征|metabolic syndrome
原发性醛固酮增多症|原醛|原醛症|primary aldosteronism
库欣综合征|皮质醇增多症|Cushing综合征|Cushing syndrome
嗜铬细胞瘤|pheochromocytoma
痛风|痛风性关节炎|gout
高尿酸血症|尿酸高|hyperuricemia
骨质疏松|骨质疏松症|骨松|osteoporosis
肢端肥大症|acromegaly
尿崩症|diabetes insipidus
胃食管反流|胃食管反流病|反流性食管炎|GERD|GORD
消化性溃疡|胃溃疡|十二指肠溃疡|peptic ulcer
幽门螺杆菌感染|幽门螺杆菌|幽门螺旋杆菌|Hp|Helicobacter pylori
溃疡性结肠炎|溃结|ulcerative colitis
克罗恩病|节段性肠炎|Crohn病|Crohn disease
炎症性肠病|炎性肠病|IBD|inflammatory bowel disease
肠易激综合征|IBS|irritable bowel syndrome
功能性消化不良|消化不良|dyspepsia
急性胰腺炎|胰腺炎|acute pancreatitis|pancreatitis
肝硬化|cirrhosis|liver cirrhosis
脂肪性肝病|脂肪肝|非酒精性脂肪性肝病|NAFLD|MASLD|fatty liver
乙型肝炎|乙肝|慢性乙型肝炎|HBV|CHB|hepatitis B
丙型肝炎|丙肝|HCV|hepatitis C
肝性脑病|肝昏迷|hepatic encephalopathy
自身免疫性肝炎|自免肝|AIH
胆囊结石|胆石症|gallstone
胆管结石|胆总管结石|choledocholithiasis
胆囊炎|cholecystitis
阑尾炎|盲肠炎|appendicitis
肠梗阻|intestinal obstruction|ileus
消化道出血|上消化道出血|gastrointestinal bleeding|GI bleeding
食管胃底静脉曲张破裂出血|静脉曲张出血|EVB|variceal bleeding
结肠息肉|肠息肉|大肠息肉|colonic polyp
痔疮|haemorrhoids|hemorrhoids
便秘|慢性便秘|constipation
腹泻|拉肚子|diarrhea
脑卒中|中风|卒中|脑血管意外|stroke|CVA
脑梗死|脑梗|脑梗塞|缺血性脑卒中|缺血性卒中|cerebral infarction|ischemic stroke
脑出血|脑溢血|出血性卒中|ICH|intracerebral hemorrhage|intracerebral haemorrhage
蛛网膜下腔出血|蛛血|SAH|subarachnoid hemorrhage
短暂性脑缺血发作|小中风|TIA
颅内动脉瘤|脑动脉瘤|intracranial aneurysm
慢性硬膜下血肿|硬膜下血肿|CSDH|subdural hematoma
颅脑损伤|脑外伤|创伤性脑损伤|TBI|traumatic brain injury
脑积水|hydrocephalus
正常压力脑积水|NPH|iNPH|normal pressure hydrocephalus
胶质瘤|脑胶质瘤|神经胶质瘤|glioma
胶质母细胞瘤|胶母|GBM|glioblastoma
脑膜瘤|meningioma
垂体腺瘤|垂体瘤|垂体神经内分泌肿瘤|PitNET|pituitary adenoma
听神经瘤|前庭神经鞘瘤|acoustic neuroma|vestibular schwannoma
三叉神经痛|trigeminal neuralgia
面肌痉挛|hemifacial spasm
癫痫|羊癫疯|羊角风|epilepsy
帕金森病|帕金森|震颤麻痹|Parkinson disease
阿尔茨海默病|老年痴呆|老年性痴呆|早老性痴呆|AD|Alzheimer disease
痴呆|认知障碍|dementia
多发性硬化|multiple sclerosis
重症肌无力|myasthenia gravis
吉兰-巴雷综合征|格林巴利综合征|GBS|Guillain-Barre syndrome
肌萎缩侧索硬化|渐冻症|渐冻人症|ALS|amyotrophic lateral sclerosis
偏头痛|migraine
面神经炎|面瘫|贝尔麻痹|Bell palsy
带状疱疹|缠腰龙|蛇盘疮|herpes zoster|shingles
失眠|失眠症|insomnia
抑郁症|抑郁障碍|depression|MDD
焦虑症|焦虑障碍|anxiety
双相情感障碍|躁郁症|双相障碍|bipolar disorder
精神分裂症|精分|schizophrenia
孤独症|自闭症|autism
注意缺陷多动障碍|多动症|ADHD
肺癌|肺恶性肿瘤|lung cancer
非小细胞肺癌|NSCLC|non-small cell lung cancer
小细胞肺癌|SCLC|small cell lung cancer
乳腺癌|乳癌|breast cancer
结直肠癌|大肠癌|肠癌|CRC|colorectal cancer
直肠癌|rectal cancer
结肠癌|colon cancer
肝细胞癌|肝癌|原发性肝癌|HCC|hepatocellular carcinoma|liver cancer
胃癌|gastric cancer|stomach cancer
早期胃癌|早癌|EGC|early gastric cancer
食管癌|食道癌|esophageal cancer|oesophageal cancer
鼻咽癌|NPC|nasopharyngeal carcinoma
胰腺癌|pancreatic cancer
淋巴瘤|lymphoma
弥漫大B细胞淋巴瘤|弥漫性大B细胞淋巴瘤|DLBCL
霍奇金淋巴瘤|何杰金病|Hodgkin lymphoma
白血病|血癌|leukemia|leukaemia
急性髓系白血病|急性髓细胞白血病|AML
急性淋巴细胞白血病|急淋
慢性髓系白血病|慢粒|慢性粒细胞白血病|CML
多发性骨髓瘤|骨髓瘤|multiple myeloma
骨髓增生异常综合征|MDS
前列腺癌|PCa|prostate cancer
膀胱癌|bladder cancer
肾细胞癌|肾癌|RCC|renal cell carcinoma
宫颈癌|子宫颈癌|cervical cancer
卵巢癌|ovarian cancer
子宫内膜癌|endometrial cancer
黑色素瘤|恶黑|恶性黑色素瘤|melanoma
骨肉瘤|osteosarcoma
神经内分泌肿瘤|NET|neuroendocrine tumor
胃肠间质瘤|GIST
癌性疼痛|癌痛|cancer pain
免疫相关不良反应|免疫检查点抑制剂相关不良反应|irAE|irAEs
贫血|anemia|anaemia
缺铁性贫血|缺铁|IDA|iron deficiency anemia
再生障碍性贫血|再障|aplastic anemia
免疫性血小板减少症|特发性血小板减少性紫癜|ITP
血友病|hemophilia|haemophilia
弥散性血管内凝血|DIC
慢性肾脏病|慢性肾病|慢性肾功能不全|CKD|chronic kidney disease
急性肾损伤|急性肾衰竭|急性肾衰|AKI|acute kidney injury
尿毒症|终末期肾病|ESRD|uremia
IgA肾病|IgAN|IgA nephropathy
肾病综合征|nephrotic syndrome
肾盂肾炎|pyelonephritis
尿路感染|泌尿系感染|UTI|urinary tract infection
肾结石|尿路结石|kidney stone|urolithiasis
前列腺增生|良性前列腺增生|前列腺肥大|BPH|benign prostatic hyperplasia
勃起功能障碍|阳痿|erectile dysfunction
类风湿关节炎|类风湿|类风湿性关节炎|rheumatoid arthritis
系统性红斑狼疮|狼疮|红斑狼疮|SLE|lupus
强直性脊柱炎|强直|ankylosing spondylitis
干燥综合征|口眼干燥综合征|Sjogren syndrome
系统性硬化症|硬皮病|systemic sclerosis|scleroderma
白塞病|贝赫切特综合征|Behcet disease
骨关节炎|退行性关节炎|骨性关节炎|osteoarthritis
股骨颈骨折|femoral neck fracture
髋部骨折|股骨粗隆间骨折|股骨转子间骨折|hip fracture
股骨头坏死|股骨头缺血性坏死|ONFH
腰椎间盘突出|腰突|腰椎间盘突出症|腰突症|lumbar disc herniation
腰椎管狭窄症|腰椎管狭窄|lumbar spinal stenosis
颈椎病|颈椎综合征|cervical spondylosis
肩袖损伤|肩袖撕裂|rotator cuff tear
肩周炎|冻结肩|五十肩|frozen shoulder
前交叉韧带损伤|前叉损伤|ACL损伤|ACL injury
半月板损伤|半月板撕裂|meniscal tear
桡骨远端骨折|Colles骨折|distal radius fracture
脊柱侧凸|脊柱侧弯|scoliosis
假体周围感染|PJI|periprosthetic joint infection
脊髓损伤|SCI|spinal cord injury
偏瘫|半身不遂|hemiplegia
脑性瘫痪|脑瘫|cerebral palsy
骨髓炎|osteomyelitis
白内障|cataract
青光眼|glaucoma
干眼|干眼症|dry eye
近视|近视眼|myopia
斜视|斗鸡眼|strabismus
弱视|amblyopia
视网膜脱离|视网膜脱落|网脱|retinal detachment
黄斑裂孔|macular hole
年龄相关性黄斑变性|老年性黄斑变性|黄斑变性|AMD|ARMD|macular degeneration
视网膜静脉阻塞|RVO|retinal vein occlusion
早产儿视网膜病变|ROP|retinopathy of prematurity
结膜炎|红眼病|conjunctivitis
麦粒肿|睑腺炎|针眼|hordeolum
慢性鼻窦炎|鼻窦炎|CRS|sinusitis
过敏性鼻炎|变应性鼻炎|allergic rhinitis
中耳炎|otitis media
突发性聋|突聋|突发性耳聋|sudden deafness
梅尼埃病|美尼尔综合征|Meniere disease
良性阵发性位置性眩晕|耳石症|BPPV
扁桃体炎|tonsillitis
子痫前期|妊娠高血压|妊高症|妊高征|先兆子痫|pre-eclampsia
产后出血|PPH|postpartum hemorrhage|postpartum haemorrhage
前置胎盘|placenta previa|placenta praevia
胎盘植入|PAS|placenta accreta
子宫肌瘤|肌瘤|uterine fibroids|leiomyoma
子宫腺肌病|腺肌症|adenomyosis
子宫内膜异位症|内异症|内膜异位|巧克力囊肿|endometriosis
多囊卵巢综合征|多囊|PCOS|polycystic ovary syndrome
盆腔器官脱垂|子宫脱垂|pelvic organ prolapse
复发性流产|习惯性流产|RPL|recurrent pregnancy loss
子宫瘢痕妊娠|瘢痕妊娠|剖宫产瘢痕妊娠|CSP|caesarean scar pregnancy
异位妊娠|宫外孕|ectopic pregnancy
盆腔炎|盆腔炎性疾病|PID
更年期综合征|围绝经期综合征|绝经综合征|menopause
不孕症|不孕不育|infertility
手足口病|HFMD|hand foot and mouth disease
川崎病|皮肤黏膜淋巴结综合征|Kawasaki disease
新生儿黄疸|新生儿高胆红素血症|neonatal jaundice
新生儿呼吸窘迫综合征|新生儿肺透明膜病|NRDS|neonatal respiratory distress syndrome
新生儿缺氧缺血性脑病|缺氧缺血性脑病|HIE
腹股沟疝|小肠气|疝气|inguinal hernia
儿童肺炎|小儿肺炎|childhood pneumonia
毛细支气管炎|bronchiolitis
水痘|chickenpox|varicella
麻疹|measles
流行性腮腺炎|腮腺炎|痄腮|mumps
猩红热|scarlet fever
脓毒症|败血症|脓毒血症|sepsis
感染性休克|脓毒性休克|septic shock
过敏性休克|严重过敏反应|anaphylaxis
多器官功能障碍综合征|多脏器功能衰竭|MODS
恶性高热|malignant hyperthermia
术后谵妄|谵妄|postoperative delirium
术后恶心呕吐|PONV|postoperative nausea and vomiting
慢性术后疼痛|术后慢性疼痛|CPSP
困难气道|difficult airway
ICU获得性肌无力|重症监护病房获得性肌无力|ICU-AW
艾滋病|获得性免疫缺陷综合征|HIV感染|AIDS|HIV
梅毒|syphilis
疟疾|打摆子|malaria
布鲁氏菌病|布病|brucellosis
肾综合征出血热|流行性出血热|HFRS
登革热|dengue
银屑病|牛皮癣|psoriasis
特应性皮炎|异位性皮炎|遗传过敏性湿疹|atopic dermatitis
湿疹|eczema
荨麻疹|风疹块|风团|urticaria
痤疮|青春痘|粉刺|acne
白癜风|vitiligo
足癣|脚气|香港脚|tinea pedis
斑秃|鬼剃头|alopecia areata
压疮|褥疮|压力性损伤|pressure ulcer
烧伤|烫伤|burn
高钾血症|高血钾|hyperkalemia
低钾血症|低血钾|hypokalemia
低钠血症|低血钠|hyponatremia
肌少症|肌肉减少症|sarcopenia
颈肩痛|颈肩疼痛|neck and shoulder pain
吞咽障碍|吞咽困难|dysphagia
$$, chr(10))) as line where line <> '') as lines;

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

-- Drugs, one a line: the generic name, then short forms, brands, English names and former names.
insert into synonyms (kind, term, others)
select 'drug', names[1], names[2:]
from (select string_to_array(line, '|') as names from unnest(string_to_array($$
阿托伐他汀|立普妥|阿乐|atorvastatin|Lipitor
瑞舒伐他汀|可定|rosuvastatin|Crestor
辛伐他汀|舒降之|simvastatin|Zocor
普伐他汀|普拉固|pravastatin
匹伐他汀|力清之|pitavastatin
依折麦布|益适纯|ezetimibe|Ezetrol
依洛尤单抗|瑞百安|evolocumab|Repatha
阿利西尤单抗|波立达|alirocumab|Praluent
英克司兰|乐可为|inclisiran|Leqvio
非诺贝特|力平之|fenofibrate
阿司匹林|乙酰水杨酸|拜阿司匹灵|阿斯匹林|aspirin|ASA
氯吡格雷|波立维|泰嘉|clopidogrel|Plavix
替格瑞洛|倍林达|ticagrelor|Brilinta
利伐沙班|拜瑞妥|rivaroxaban|Xarelto
达比加群酯|达比加群|泰毕全|dabigatran|Pradaxa
阿哌沙班|艾乐妥|apixaban|Eliquis
艾多沙班|里先安|edoxaban|Savaysa
华法林|华法令|warfarin
依诺肝素|克赛|enoxaparin|Clexane
低分子肝素|低分子量肝素|LMWH
直接口服抗凝药|新型口服抗凝药|DOAC|NOAC
阿替普酶|爱通立|rt-PA|alteplase
替奈普酶|TNK-tPA|tenecteplase
美托洛尔|倍他乐克|metoprolol|Betaloc
比索洛尔|康忻|博苏|bisoprolol|Concor
卡维地洛|达利全|carvedilol
普萘洛尔|心得安|propranolol
氨氯地平|络活喜|amlodipine|Norvasc
左氨氯地平|施慧达|levamlodipine
硝苯地平|拜新同|心痛定|nifedipine|Adalat
非洛地平|波依定|felodipine
尼莫地平|尼膜同|nimodipine|Nimotop
地尔硫䓬|合心爽|恬尔心|diltiazem
维拉帕米|异搏定|verapamil
缬沙坦|代文|valsartan|Diovan
氯沙坦|科素亚|losartan|Cozaar
厄贝沙坦|安博维|irbesartan|Aprovel
替米沙坦|美卡素|telmisartan|Micardis
奥美沙坦|傲坦|olmesartan|Benicar
沙库巴曲缬沙坦|诺欣妥|沙库巴曲|sacubitril valsartan|Entresto|ARNI
卡托普利|开博通|captopril
依那普利|悦宁定|enalapril
培哚普利|雅施达|perindopril
贝那普利|洛汀新|benazepril
血管紧张素转换酶抑制剂|普利类|ACEI
血管紧张素受体拮抗剂|沙坦类|ARB
β受体阻滞剂|倍他受体阻滞剂|beta-blocker
钙通道阻滞剂|钙拮抗剂|地平类|CCB
螺内酯|安体舒通|spironolactone
呋塞米|速尿|furosemide|Lasix
托拉塞米|torasemide
氢氯噻嗪|双克|hydrochlorothiazide|HCTZ
伊伐布雷定|可兰特|ivabradine
胺碘酮|可达龙|amiodarone|Cordarone
普罗帕酮|心律平|propafenone
地高辛|狄戈辛|digoxin
硝酸甘油|nitroglycerin|NTG
单硝酸异山梨酯|依姆多|isosorbide mononitrate
曲美他嗪|万爽力|trimetazidine
非奈利酮|可申达|finerenone|Kerendia
二甲双胍|格华止|盐酸二甲双胍|metformin|Glucophage
阿卡波糖|拜唐苹|acarbose|Glucobay
格列美脲|亚莫利|glimepiride|Amaryl
格列齐特|达美康|gliclazide|Diamicron
格列吡嗪|瑞易宁|glipizide
吡格列酮|艾可拓|pioglitazone|Actos
西格列汀|捷诺维|sitagliptin|Januvia
利格列汀|欧唐宁|linagliptin|Trajenta
达格列净|安达唐|dapagliflozin|Forxiga|Farxiga
恩格列净|欧唐静|empagliflozin|Jardiance
卡格列净|怡可安|canagliflozin|Invokana
钠-葡萄糖协同转运蛋白2抑制剂|列净类|SGLT2抑制剂|SGLT2i
二肽基肽酶4抑制剂|列汀类|DPP-4抑制剂|DPP4i
胰高糖素样肽-1受体激动剂|GLP-1受体激动剂|GLP-1RA|GLP-1
利拉鲁肽|诺和力|liraglutide|Victoza
司美格鲁肽|诺和泰|诺和盈|索马鲁肽|semaglutide|Ozempic|Wegovy
度拉糖肽|度易达|dulaglutide|Trulicity
替尔泊肽|穆峰达|tirzepatide|Mounjaro
甘精胰岛素|来得时|insulin glargine|Lantus
德谷胰岛素|诺和达|insulin degludec|Tresiba
门冬胰岛素|诺和锐|insulin aspart|NovoRapid
赖脯胰岛素|优泌乐|insulin lispro|Humalog
左甲状腺素|优甲乐|左甲状腺素钠|levothyroxine|Euthyrox
甲巯咪唑|他巴唑|赛治|methimazole
丙硫氧嘧啶|PTU|propylthiouracil
非布司他|优立通|febuxostat|Uloric
别嘌醇|别嘌呤醇|allopurinol
苯溴马隆|立加利仙|benzbromarone
秋水仙碱|colchicine
阿仑膦酸钠|阿仑膦酸|福善美|alendronate|Fosamax
唑来膦酸|密固达|择泰|zoledronic acid
地舒单抗|普罗力|地诺单抗|denosumab|Prolia
特立帕肽|复泰奥|teriparatide
骨化三醇|罗盖全|calcitriol
塞来昔布|西乐葆|celecoxib|Celebrex
依托考昔|安康信|etoricoxib|Arcoxia
布洛芬|芬必得|美林|ibuprofen
对乙酰氨基酚|扑热息痛|泰诺林|paracetamol|acetaminophen
双氯芬酸|扶他林|diclofenac|Voltaren
非甾体抗炎药|非甾体类抗炎药|NSAID|NSAIDs
氨基葡萄糖|硫酸氨基葡萄糖|维固力|glucosamine
甲氨蝶呤|氨甲蝶呤|MTX|methotrexate
来氟米特|爱若华|leflunomide
羟氯喹|纷乐|赛能|hydroxychloroquine
托法替布|尚杰|托法替尼|tofacitinib
阿达木单抗|修美乐|adalimumab|Humira
英夫利西单抗|类克|英夫利昔单抗|infliximab|Remicade
托珠单抗|雅美罗|tocilizumab|Actemra
乌司奴单抗|喜达诺|ustekinumab|Stelara
度普利尤单抗|达必妥|dupilumab|Dupixent
奥美拉唑|洛赛克|omeprazole|Losec
艾司奥美拉唑|耐信|埃索美拉唑|esomeprazole|Nexium
雷贝拉唑|波利特|rabeprazole|Pariet
兰索拉唑|达克普隆|lansoprazole
泮托拉唑|泮立苏|潘妥洛克|pantoprazole
伏诺拉生|沃克|vonoprazan|P-CAB
质子泵抑制剂|拉唑类|PPI
枸橼酸铋钾|丽珠得乐|铋剂|bismuth potassium citrate
铝碳酸镁|达喜|hydrotalcite
多潘立酮|吗丁啉|domperidone
莫沙必利|加斯清|mosapride
美沙拉秦|艾迪莎|莎尔福|美沙拉嗪|5-ASA|mesalazine
乳果糖|杜密克|lactulose|Duphalac
熊去氧胆酸|优思弗|UDCA
恩替卡韦|博路定|entecavir|ETV
替诺福韦|韦瑞德|富马酸替诺福韦二吡呋酯|tenofovir|TDF
丙酚替诺福韦|韦立得|TAF
蒙脱石散|思密达|smectite
生长抑素|思他宁|somatostatin
奥曲肽|善宁|octreotide
布地奈德福莫特罗|信必可|都保|budesonide formoterol|Symbicort
布地奈德|普米克|budesonide|Pulmicort
噻托溴铵|思力华|tiotropium|Spiriva
沙丁胺醇|万托林|舒喘灵|salbutamol|albuterol|Ventolin
沙美特罗替卡松|舒利迭|Seretide
孟鲁司特|顺尔宁|montelukast|Singulair
吸入性糖皮质激素|吸入激素|ICS
茶碱|氨茶碱|theophylline
吡非尼酮|艾思瑞|pirfenidone
尼达尼布|维加特|nintedanib|Ofev
乙酰半胱氨酸|富露施|NAC|acetylcysteine
氨溴索|沐舒坦|ambroxol
奥马珠单抗|茁乐|omalizumab|Xolair
莫西沙星|拜复乐|moxifloxacin|Avelox
左氧氟沙星|可乐必妥|左克|levofloxacin|Cravit
环丙沙星|ciprofloxacin
阿奇霉素|希舒美|azithromycin|Zithromax
克拉霉素|克拉仙|clarithromycin
阿莫西林|羟氨苄青霉素|amoxicillin
阿莫西林克拉维酸|力百汀|Augmentin
头孢曲松|罗氏芬|菌必治|ceftriaxone|Rocephin
头孢呋辛|西力欣|cefuroxime
头孢哌酮舒巴坦|舒普深|Sulperazon
哌拉西林他唑巴坦|特治星|piperacillin tazobactam
美罗培南|美平|meropenem|Meronem
亚胺培南|泰能|imipenem|Tienam
万古霉素|稳可信|vancomycin
利奈唑胺|斯沃|linezolid|Zyvox
替加环素|泰阁|tigecycline
甲硝唑|灭滴灵|metronidazole
氟康唑|大扶康|fluconazole|Diflucan
伏立康唑|威凡|voriconazole|Vfend
奥司他韦|达菲|oseltamivir|Tamiflu
玛巴洛沙韦|速福达|baloxavir|Xofluza
阿昔洛韦|无环鸟苷|acyclovir
奈玛特韦利托那韦|奈玛特韦|Paxlovid
异烟肼|雷米封|isoniazid|INH
利福平|rifampicin|RFP
左乙拉西坦|开浦兰|levetiracetam|Keppra
卡马西平|得理多|carbamazepine|Tegretol
丙戊酸钠|德巴金|valproate|Depakine
拉莫三嗪|利必通|lamotrigine
加巴喷丁|gabapentin
普瑞巴林|乐瑞卡|pregabalin|Lyrica
左旋多巴|美多芭|多巴丝肼|levodopa|Madopar
普拉克索|森福罗|pramipexole
多奈哌齐|安理申|donepezil|Aricept
美金刚|易倍申|memantine
依达拉奉|必存|edaravone
丁苯酞|恩必普|NBP
甘露醇|mannitol
舍曲林|左洛复|sertraline|Zoloft
艾司西酞普兰|来士普|escitalopram|Lexapro
氟西汀|百优解|fluoxetine|Prozac
帕罗西汀|赛乐特|paroxetine
奥氮平|再普乐|olanzapine|Zyprexa
喹硫平|思瑞康|quetiapine
阿普唑仑|佳静安定|alprazolam
地西泮|安定|diazepam|Valium
唑吡坦|思诺思|zolpidem|Stilnox
培美曲塞|力比泰|pemetrexed|Alimta
奥沙利铂|乐沙定|艾恒|oxaliplatin|Eloxatin
顺铂|cisplatin|DDP
卡铂|carboplatin
紫杉醇|泰素|paclitaxel|Taxol
白蛋白结合型紫杉醇|白紫|Abraxane
多西他赛|泰索帝|多西紫杉醇|docetaxel|Taxotere
吉西他滨|健择|gemcitabine|Gemzar
卡培他滨|希罗达|capecitabine|Xeloda
氟尿嘧啶|5-氟尿嘧啶|5-FU
替吉奥|替吉奥胶囊|S-1
伊立替康|开普拓|irinotecan|CPT-11
多柔比星|阿霉素|doxorubicin|Adriamycin
来曲唑|弗隆|letrozole|Femara
阿那曲唑|瑞宁得|anastrozole|Arimidex
他莫昔芬|三苯氧胺|tamoxifen
曲妥珠单抗|赫赛汀|trastuzumab|Herceptin
德曲妥珠单抗|优赫得|DS-8201|Enhertu
帕妥珠单抗|帕捷特|pertuzumab
贝伐珠单抗|安维汀|bevacizumab|Avastin
西妥昔单抗|爱必妥|cetuximab|Erbitux
利妥昔单抗|美罗华|rituximab|MabThera
吉非替尼|易瑞沙|gefitinib|Iressa
厄洛替尼|特罗凯|erlotinib|Tarceva
奥希替尼|泰瑞沙|osimertinib|Tagrisso|AZD9291
阿来替尼|安圣莎|alectinib
伊马替尼|格列卫|imatinib|Gleevec|Glivec
索拉非尼|多吉美|sorafenib|Nexavar
仑伐替尼|乐卫玛|lenvatinib|Lenvima
安罗替尼|福可维|anlotinib
哌柏西利|爱博新|palbociclib|Ibrance
奥拉帕利|利普卓|olaparib|Lynparza
帕博利珠单抗|可瑞达|K药|pembrolizumab|Keytruda
纳武利尤单抗|欧狄沃|O药|nivolumab|Opdivo
阿替利珠单抗|泰圣奇|T药|atezolizumab|Tecentriq
度伐利尤单抗|英飞凡|I药|durvalumab|Imfinzi
信迪利单抗|达伯舒|sintilimab
卡瑞利珠单抗|艾瑞卡|camrelizumab
替雷利珠单抗|百泽安|tislelizumab
免疫检查点抑制剂|PD-1抑制剂|PD-L1抑制剂|PD-1|PD-L1|ICI
表皮生长因子受体|EGFR抑制剂|EGFR
羟考酮|奥施康定|oxycodone|OxyContin
吗啡|美施康定|morphine
芬太尼|多瑞吉|fentanyl
曲马多|奇曼丁|tramadol
丙泊酚|得普利麻|异丙酚|propofol|Diprivan
右美托咪定|艾贝宁|dexmedetomidine|Precedex
瑞马唑仑|锐马|remimazolam
咪达唑仑|力月西|midazolam
七氟烷|七氟醚|sevoflurane
罗哌卡因|耐乐品|ropivacaine
利多卡因|lidocaine
去甲肾上腺素|正肾|noradrenaline|norepinephrine
肾上腺素|副肾素|adrenaline|epinephrine
多巴胺|dopamine
血管加压素|vasopressin
巴氯芬|力奥来素|baclofen|Lioresal
缩宫素|催产素|oxytocin|Pitocin
卡贝缩宫素|巧特欣|carbetocin
地屈孕酮|达芙通|dydrogesterone|Duphaston
黄体酮|孕酮|progesterone
米非司酮|mifepristone
硫酸镁|magnesium sulfate
亮丙瑞林|抑那通|leuprorelin
猪肺磷脂|固尔苏|肺表面活性物质|Curosurf|surfactant
静脉注射免疫球蛋白|丙种球蛋白|丙球|IVIG
玻璃酸钠|透明质酸钠|海露|爱丽|sodium hyaluronate
拉坦前列素|适利达|latanoprost|Xalatan
曲伏前列素|苏为坦|travoprost
阿托品滴眼液|低浓度阿托品|atropine
康柏西普|朗沐|conbercept
雷珠单抗|诺适得|ranibizumab|Lucentis
阿柏西普|艾力雅|aflibercept|Eylea
角膜塑形镜|OK镜|硬性透气角膜塑形镜|orthokeratology
泼尼松|强的松|prednisone
甲泼尼龙|甲强龙|美卓乐|methylprednisolone
地塞米松|氟美松|dexamethasone
氢化可的松|皮质醇|hydrocortisone
环磷酰胺|CTX|cyclophosphamide
吗替麦考酚酯|骁悉|霉酚酸酯|MMF
他克莫司|普乐可复|FK506|tacrolimus
环孢素|新山地明|环孢霉素|cyclosporine
促红细胞生成素|促红素|EPO|erythropoietin
罗沙司他|爱瑞卓|roxadustat
人血白蛋白|白蛋白|albumin
坦索罗辛|哈乐|tamsulosin|Harnal
非那雄胺|保列治|finasteride
西地那非|万艾可|伟哥|sildenafil|Viagra
氯雷他定|开瑞坦|loratadine|Claritin
西替利嗪|仙特明|cetirizine|Zyrtec
药物洗脱支架|药物支架|药物洗脱冠状动脉支架|DES|drug-eluting stent
药物涂层球囊|药物球囊|药球|DCB
胰岛素泵|持续皮下胰岛素输注|CSII|insulin pump
$$, chr(10))) as line where line <> '') as lines;
