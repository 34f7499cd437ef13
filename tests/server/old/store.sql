BEGIN TRANSACTION;
CREATE TABLE about (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "about" VALUES('schema','1');
CREATE TABLE history (
	"table" VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", n), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "history" VALUES('NucJZW25',0,'answer',0,-1,'deal visby-3',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',1,'answer',1,-1,'deal double-visby',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',2,'answer',2,-1,'deal pirates',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',3,'answer',3,-1,'deal helsingborg-2',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',4,'answer',4,-1,'deal bruegge-5',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',5,'answer',5,-1,'deal hamburg-4',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',6,'answer',6,-1,'deal helsingborg-3',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',7,'answer',7,-1,'deal bergen-5',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',8,'answer',8,-1,'deal stettin-1',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',9,'answer',9,-1,'lay voyage-danzig',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',10,'answer',10,-1,'lay danzig-3',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',11,'answer',11,-1,'lay voyage-visby',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',12,'answer',12,-1,'lay helsingborg-2',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',13,'answer',13,-1,'lay reval-5',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',14,'answer',14,-1,'lay riga-4',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',15,'answer',15,-1,'lay visby-2',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',16,'answer',16,-1,'lay riga-3',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',17,'answer',17,-1,'lay reval-7',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',18,'answer',18,-1,'lay reval-6',1.79482978010680341721e+09);
INSERT INTO "history" VALUES('NucJZW25',19,'sat',19,2,'Dörte',1.79482978030942916863e+09);
INSERT INTO "history" VALUES('NucJZW25',20,'answer',19,0,'take p5',1.79482978037107133864e+09);
INSERT INTO "history" VALUES('NucJZW25',21,'answer',20,1,'take p2',1.79482978059166955941e+09);
INSERT INTO "history" VALUES('NucJZW25',22,'answer',21,2,'take p3',1.79482978066131353385e+09);
INSERT INTO "history" VALUES('NucJZW25',23,'answer',22,2,'name 1',1.79482978068985867502e+09);
INSERT INTO "history" VALUES('NucJZW25',24,'answer',23,1,'start new',1.79482978072224259383e+09);
INSERT INTO "history" VALUES('NucJZW25',25,'answer',24,2,'voyage visby new',1.79482978072434401516e+09);
INSERT INTO "history" VALUES('NucJZW25',26,'answer',25,0,'pirates b',1.79482978072580718993e+09);
INSERT INTO "history" VALUES('NucJZW25',27,'note',26,1,'a remark',1.79482978072732257844e+09);
INSERT INTO "history" VALUES('NucJZW25',28,'answer',26,1,'sell visby-2 a',1.79482978072732257844e+09);
INSERT INTO "history" VALUES('NucJZW25',29,'answer',27,2,'discard stettin-1',1.79482978072880887984e+09);
INSERT INTO "history" VALUES('NucJZW25',30,'answer',28,0,'discard visby-3',1.79482978072997069354e+09);
INSERT INTO "history" VALUES('NucJZW25',31,'answer',29,1,'start new',1.79482978073136758808e+09);
INSERT INTO "history" VALUES('NucJZW25',32,'answer',30,2,'start new',1.79482978073301053046e+09);
INSERT INTO "history" VALUES('NucJZW25',33,'answer',31,0,'start c',1.79482978073456978795e+09);
INSERT INTO "history" VALUES('NucJZW25',34,'answer',32,1,'sell helsingborg-2 a',1.79482978073626899722e+09);
INSERT INTO "history" VALUES('NucJZW25',35,'answer',33,2,'start b',1.79482978073795819279e+09);
INSERT INTO "history" VALUES('NucJZW25',36,'answer',34,0,'double visby c',1.7948297807394478321e+09);
INSERT INTO "history" VALUES('NucJZW25',37,'answer',35,1,'sell hamburg-4 a',1.79482978074110889436e+09);
INSERT INTO "history" VALUES('NucJZW25',38,'answer',36,2,'sell helsingborg-3 c',1.79482978074241733548e+09);
INSERT INTO "history" VALUES('NucJZW25',39,'answer',37,0,'start b',1.79482978074377083773e+09);
INSERT INTO "history" VALUES('NucJZW25',40,'answer',38,1,'sell bruegge-5 a',1.7948297807452054023e+09);
INSERT INTO "history" VALUES('NucJZW25',41,'answer',39,2,'sell bergen-5 c',1.79482978074634695053e+09);
INSERT INTO "history" VALUES('NucJZW25',42,'answer',40,0,'pass',1.79482978074767017366e+09);
INSERT INTO "history" VALUES('NucJZW25',43,'answer',41,1,'pass',1.79482978074902176863e+09);
INSERT INTO "history" VALUES('NucJZW25',44,'answer',42,2,'pass',1.79482978075027370455e+09);
INSERT INTO "history" VALUES('NucJZW25',45,'answer',43,0,'back b',1.79482978075153565408e+09);
INSERT INTO "history" VALUES('NucJZW25',46,'answer',44,0,'back c',1.79482978075293159482e+09);
INSERT INTO "history" VALUES('NucJZW25',47,'answer',45,1,'back b',1.7948297807542996406e+09);
INSERT INTO "history" VALUES('NucJZW25',48,'answer',46,2,'back c',1.7948297807556579113e+09);
INSERT INTO "history" VALUES('NucJZW25',49,'answer',47,2,'back b',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',50,'answer',48,-1,'lay stettin-3',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',51,'answer',49,-1,'lay change',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',52,'answer',50,-1,'lay double-helsingborg',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',53,'answer',51,-1,'lay pirates',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',54,'answer',52,-1,'lay london-6',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',55,'answer',53,-1,'lay bergen-4',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',56,'answer',54,-1,'lay helsingborg-4',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',57,'answer',55,-1,'lay double-riga',1.79482978075713443758e+09);
INSERT INTO "history" VALUES('NucJZW25',58,'answer',56,1,'take p1',1.79482978075879383086e+09);
INSERT INTO "history" VALUES('NucJZW25',59,'answer',57,2,'take p3',1.7948297807603902817e+09);
INSERT INTO "history" VALUES('NucJZW25',60,'answer',58,0,'take p2',1.79482978076191496846e+09);
INSERT INTO "history" VALUES('NucJZW25',61,'answer',59,0,'name 0',1.79482978076323533055e+09);
INSERT INTO "history" VALUES('NucJZW25',62,'answer',60,0,'start new',1.79482978076462554935e+09);
INSERT INTO "history" VALUES('NucJZW25',63,'answer',61,1,'pirates a',1.79482978076595830921e+09);
INSERT INTO "history" VALUES('NucJZW25',64,'answer',62,2,'start new',1.79482978076724791522e+09);
INSERT INTO "history" VALUES('NucJZW25',65,'answer',63,0,'start new',1.79482978076870346067e+09);
INSERT INTO "history" VALUES('NucJZW25',66,'answer',64,1,'start new',1.79482978077074337001e+09);
INSERT INTO "history" VALUES('NucJZW25',67,'answer',65,2,'start c',1.79482978077231025695e+09);
INSERT INTO "history" VALUES('NucJZW25',68,'answer',66,0,'start c',1.79482978077366709711e+09);
INSERT INTO "history" VALUES('NucJZW25',69,'answer',67,1,'start b',1.79482978077499461173e+09);
INSERT INTO "history" VALUES('NucJZW25',70,'answer',68,2,'sell stettin-3 a',1.79482978077634549142e+09);
INSERT INTO "history" VALUES('NucJZW25',71,'answer',69,0,'discard helsingborg-2',1.79482978077773690228e+09);
INSERT INTO "history" VALUES('NucJZW25',72,'answer',70,1,'pass',1.79482978077916479112e+09);
INSERT INTO "history" VALUES('NucJZW25',73,'answer',71,2,'pass',1.79482978078078651428e+09);
INSERT INTO "history" VALUES('NucJZW25',74,'answer',72,0,'discard reval-6',1.79482978078219103813e+09);
INSERT INTO "history" VALUES('NucJZW25',75,'answer',73,0,'pass',1.79482978078356361388e+09);
INSERT INTO "history" VALUES('NucJZW25',76,'answer',74,1,'back c',1.79482978078495120999e+09);
INSERT INTO "history" VALUES('NucJZW25',77,'answer',75,1,'back b',1.7948297807862582207e+09);
INSERT INTO "history" VALUES('NucJZW25',78,'answer',76,2,'back a',1.79482978078799176218e+09);
INSERT INTO "history" VALUES('NucJZW25',79,'answer',77,2,'back c',1.79482978078963518143e+09);
INSERT INTO "history" VALUES('NucJZW25',80,'answer',78,0,'back c',1.79482978079118061067e+09);
INSERT INTO "history" VALUES('NucJZW25',81,'answer',79,0,'back b',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',82,'answer',80,-1,'lay danzig-3',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',83,'answer',81,-1,'lay change',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',84,'answer',82,-1,'lay bruegge-4',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',85,'answer',83,-1,'lay riga-5',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',86,'answer',84,-1,'lay london-7',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',87,'answer',85,-1,'lay visby-1',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',88,'answer',86,-1,'lay danzig-2',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',89,'answer',87,-1,'lay hamburg-3',1.79482978079281759267e+09);
INSERT INTO "history" VALUES('NucJZW25',90,'answer',88,2,'take p1',1.79482978079440474508e+09);
INSERT INTO "history" VALUES('NucJZW25',91,'answer',89,0,'take p5',1.79482978079579496384e+09);
INSERT INTO "history" VALUES('NucJZW25',92,'answer',90,1,'take p2',1.79482978079723262784e+09);
INSERT INTO "history" VALUES('NucJZW25',93,'answer',91,1,'name 1',1.7948297807986941338e+09);
INSERT INTO "history" VALUES('NucJZW25',94,'answer',92,1,'start new',1.79482978080023884768e+09);
INSERT INTO "history" VALUES('NucJZW25',95,'answer',93,2,'start a',1.79482978080163860321e+09);
INSERT INTO "history" VALUES('NucJZW25',96,'answer',94,0,'start a',1.79482978080279040331e+09);
INSERT INTO "history" VALUES('NucJZW25',97,'answer',95,1,'voyage danzig new',1.79482978080400180811e+09);
INSERT INTO "history" VALUES('NucJZW25',98,'answer',96,2,'change a b',1.79482978080514860149e+09);
INSERT INTO "history" VALUES('NucJZW25',99,'answer',97,0,'discard hamburg-3',1.79482978080629324915e+09);
INSERT INTO "history" VALUES('NucJZW25',100,'answer',98,1,'sell danzig-3 b',1.79482978080744791033e+09);
INSERT INTO "history" VALUES('NucJZW25',101,'answer',99,2,'start new',1.79482978080882787704e+09);
INSERT INTO "history" VALUES('NucJZW25',102,'answer',100,0,'start a',1.79482978081033277511e+09);
INSERT INTO "history" VALUES('NucJZW25',103,'answer',101,1,'sell riga-4 b',1.79482978081167793274e+09);
INSERT INTO "history" VALUES('NucJZW25',104,'answer',102,2,'sell riga-3 b',1.79482978081312584874e+09);
INSERT INTO "history" VALUES('NucJZW25',105,'answer',103,0,'discard bruegge-4',1.79482978081453466417e+09);
INSERT INTO "history" VALUES('NucJZW25',106,'answer',104,1,'double riga b',1.79482978081622862815e+09);
INSERT INTO "history" VALUES('NucJZW25',107,'answer',105,2,'sell riga-5 b',1.79482978081792306896e+09);
INSERT INTO "history" VALUES('NucJZW25',108,'answer',106,0,'pass',1.79482978081947278968e+09);
INSERT INTO "history" VALUES('NucJZW25',109,'answer',107,1,'pass',1.79482978082110166545e+09);
INSERT INTO "history" VALUES('NucJZW25',110,'answer',108,2,'pass',1.79482978082262659069e+09);
INSERT INTO "history" VALUES('NucJZW25',111,'answer',109,2,'back b',1.79482978082380628583e+09);
INSERT INTO "history" VALUES('NucJZW25',112,'undo',109,2,'',1.79482978082499670981e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',0,'answer',0,-1,'begin 0',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',1,'answer',1,-1,'remove pink',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',2,'answer',2,-1,'remove yellow',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',3,'answer',3,-1,'draw brown-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',4,'answer',4,-1,'draw blue-3',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',5,'answer',5,-1,'draw blue-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',6,'answer',6,-1,'draw brown-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',7,'answer',7,-1,'draw brown-3',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',8,'answer',8,-1,'draw orange-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',9,'answer',9,-1,'draw green-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',10,'answer',10,-1,'draw orange-3',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',11,'answer',11,-1,'draw green-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',12,'answer',12,-1,'draw brown-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',13,'answer',13,-1,'draw blue-1',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',14,'answer',14,-1,'draw brown-2',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',15,'answer',15,-1,'draw orange-2',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',16,'answer',16,-1,'draw brown-2',1.7948297808474462032e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',17,'sat',17,1,'Dörte',1.79482978086489701266e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',18,'answer',17,0,'place riga',1794829780.8671);
INSERT INTO "history" VALUES('Vxl_DFpR',19,'answer',18,1,'place stockholm',1794829780.86922);
INSERT INTO "history" VALUES('Vxl_DFpR',20,'answer',19,0,'place kalmar',1.79482978087037944791e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',21,'answer',20,1,'place kalmar',1.79482978087155151366e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',22,'answer',21,0,'place stockholm',1.79482978087419867523e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',23,'answer',22,1,'place reval',1.79482978087536621091e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',24,'answer',23,0,'buy copenhagen brown-3',1.79482978087654066086e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',25,'note',24,0,'a remark',1.79482978087775588028e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',26,'answer',24,0,'move danzig',1.79482978087775588028e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',27,'answer',25,0,'buy danzig brown-1',1.79482978087890744211e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',28,'answer',26,0,'move luebeck',1.79482978088176107402e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',29,'answer',27,0,'buy luebeck orange-1',1.79482978088911890985e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',30,'answer',28,0,'move aalborg',1.79482978089189815521e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',31,'answer',29,0,'build brown-3',1.79482978089399409287e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',32,'answer',30,0,'end',1.79482978090122270581e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',33,'answer',31,1,'fill',1.79482978090972733497e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',34,'answer',32,-1,'draw blue-1',1.79482978090972733497e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',35,'answer',33,-1,'draw blue-2',1.79482978090972733497e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',36,'answer',34,-1,'draw brown-2',1.79482978090972733497e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',37,'answer',35,1,'buy aalborg brown-1',1.79482978091715216634e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',38,'answer',36,1,'move toensberg',1.79482978092077183722e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',39,'answer',37,1,'build brown-1',1.79482978092271590235e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',40,'answer',38,1,'move stockholm',1.79482978092480301851e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',41,'answer',39,1,'buy stockholm green-1',1.79482978092681169507e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',42,'answer',40,1,'move reval',1.79482978092970323555e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',43,'answer',41,1,'buy reval brown-2',1.79482978093721556658e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',44,'answer',42,1,'end',1.79482978095297098161e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',45,'answer',43,0,'fill',1.79482978096498012538e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',46,'answer',44,-1,'draw blue-2',1.79482978096498012538e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',47,'answer',45,-1,'draw blue-3',1.79482978096498012538e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',48,'answer',46,-1,'draw brown-1',1.79482978096498012538e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',49,'answer',47,0,'build orange-1',1.79482978096916699411e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',50,'answer',48,0,'move riga',1.79482978097706913954e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',51,'answer',49,0,'buy riga orange-2',1.79482978097899389261e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',52,'answer',50,0,'move danzig',1.79482978098072886471e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',53,'answer',51,0,'build brown-1',1.79482978098223757744e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',54,'answer',52,0,'move luebeck',1.79482978098362708089e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',55,'answer',53,0,'build orange-2',1.79482978098503541952e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',56,'answer',54,0,'end',1.79482978098623633389e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',57,'answer',55,1,'fill',1.79482978098738765715e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',58,'answer',56,-1,'draw green-3',1.79482978098738765715e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',59,'answer',57,1,'move aalborg',1.79482978098906421665e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',60,'answer',58,1,'build brown-2',1.79482978099049019816e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',61,'answer',59,1,'move toensberg',1.79482978099182248119e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',62,'answer',60,1,'buy toensberg brown-1',1.79482978099335050586e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',63,'answer',61,1,'end',1.79482978099498033525e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',64,'answer',62,0,'fill',1.79482978099653100968e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',65,'answer',63,-1,'draw blue-2',1.79482978099653100968e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',66,'answer',64,0,'move stockholm',1.79482978099826455116e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',67,'answer',65,0,'move reval',1.79482978099972701078e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',68,'answer',66,0,'end',1.79482978100109767912e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',69,'answer',67,1,'build brown-1',1.79482978100252985953e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',70,'answer',68,1,'move riga',1.7948297810038609505e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',71,'answer',69,1,'move danzig',1.79482978100521564481e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',72,'answer',70,1,'move luebeck',1.79482978100649189952e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',73,'answer',71,1,'build green-1',1.79482978100781464581e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',74,'answer',72,1,'end',1.7948297810095367431e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',75,'answer',73,0,'move aalborg',1.79482978101087212565e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',76,'answer',74,0,'buy aalborg blue-1',1.79482978101226973532e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',77,'answer',75,0,'move toensberg',1.79482978101377391817e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',78,'answer',76,0,'buy toensberg blue-3',1.79482978101533579822e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',79,'answer',77,0,'end',1.79482978101708126063e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',80,'answer',78,1,'fill',1.79482978102082920074e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',81,'answer',79,-1,'draw brown-3',1.79482978102082920074e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',82,'answer',80,-1,'draw orange-3',1.79482978102082920074e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',83,'answer',81,1,'buy toensberg blue-2',1.79482978102251935006e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',84,'answer',82,1,'move stockholm',1.7948297810240471363e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',85,'answer',83,1,'build blue-2',1.79482978102547049525e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',86,'answer',84,1,'move reval',1.79482978102684354784e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',87,'answer',85,1,'move riga',1.79482978102838897698e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',88,'answer',86,1,'end',1.79482978102984452243e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',89,'answer',87,0,'fill',1.79482978103130054467e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',90,'answer',88,-1,'draw brown-3',1.79482978103130054467e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',91,'answer',89,0,'sell blue-1',1.7948297810327486992e+09);
INSERT INTO "history" VALUES('Vxl_DFpR',92,'undo',89,0,'',1.79482978103413367276e+09);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR, 
	holder VARCHAR, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('NucJZW25',0,'me','Anna',NULL,'9de88994647268d5ea3dbcd13d7e0b79fa29c71ca3fa11a082fcf4276818df05');
INSERT INTO "seats" VALUES('NucJZW25',1,'here','Bo',NULL,'9de88994647268d5ea3dbcd13d7e0b79fa29c71ca3fa11a082fcf4276818df05');
INSERT INTO "seats" VALUES('NucJZW25',2,'open','Dörte',NULL,'bd05fa954d0fc46e45dff1853e25a18d0d64a33480eac18d79333b9427f60317');
INSERT INTO "seats" VALUES('Vxl_DFpR',0,'me','Anna',NULL,'6f58c662b4cf3921aa560b4e9d1d21820d5daa1deda3c4372738233c99b9c467');
INSERT INTO "seats" VALUES('Vxl_DFpR',1,'open','Dörte',NULL,'a3ab744ba278562da751ef431d2504746ebdfb5ef546a8773cb236a8de1ae708');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	data VARCHAR NOT NULL, 
	variant VARCHAR NOT NULL, 
	options VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	seed BIGINT NOT NULL, 
	made FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('NucJZW25','luebeck',1,'5651a24f038d','base','{"board": "fork", "start": "0"}',3,5,1.79482978009638762472e+09);
INSERT INTO "tables" VALUES('Vxl_DFpR','hansa',1,'96940b9cdbf7','base','{"start": "random", "extra_card": "false", "end_stalled": "false"}',2,5,1.79482978084577631948e+09);
CREATE TABLE tokens (
	hash VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('c1714766dda5674802601123994870c0cf17e5eb6489c535dcf8a9f5891318ff','NucJZW25','watch');
INSERT INTO "tokens" VALUES('9de88994647268d5ea3dbcd13d7e0b79fa29c71ca3fa11a082fcf4276818df05','NucJZW25','seat');
INSERT INTO "tokens" VALUES('b04ab3e57defa98710d00337e4cc305269a5dadd1d82b82561efb9586e6fcef9','NucJZW25','invite');
INSERT INTO "tokens" VALUES('bd05fa954d0fc46e45dff1853e25a18d0d64a33480eac18d79333b9427f60317','NucJZW25','seat');
INSERT INTO "tokens" VALUES('03c2542e3af33802ffb4f5e6bf09de18d9e1331c6d80731e3497b76cdbac65c5','Vxl_DFpR','watch');
INSERT INTO "tokens" VALUES('6f58c662b4cf3921aa560b4e9d1d21820d5daa1deda3c4372738233c99b9c467','Vxl_DFpR','seat');
INSERT INTO "tokens" VALUES('ed726b0a6a9b3a011f8c90bc081ae776a718ca5c0534e5e1f1e915034f48657d','Vxl_DFpR','invite');
INSERT INTO "tokens" VALUES('a3ab744ba278562da751ef431d2504746ebdfb5ef546a8773cb236a8de1ae708','Vxl_DFpR','seat');
COMMIT;
