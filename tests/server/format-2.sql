BEGIN TRANSACTION;
CREATE TABLE blocks (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES persons (id), 
	FOREIGN KEY(other) REFERENCES persons (id)
);
INSERT INTO "blocks" VALUES('48133ab9ea674c62','ff1ece042333df01');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('0f07d90c2870f3de',1,'{"t":"made","id":"0f07d90c2870f3de","game":"gobblet","options":{"touch":"casual","memory":"no","first":"chosen"},"chairs":[{"kind":"person","name":"Ada","person":"48133ab9ea674c62","rating":1500,"provisional":true},{"kind":"open"}],"keys":["960d25e536cd8f0d979c596297ac6ed20ce067f1472d29c7b8e16b3a336c582a",""],"clock":{},"rated":true,"public":true,"host":"48133ab9ea674c62","at":1794963395737}');
INSERT INTO "events" VALUES('0f07d90c2870f3de',2,'{"t":"sat","seat":1,"chair":{"kind":"person","name":"Bob Cohen","person":"ff1ece042333df01","rating":1500,"provisional":true},"key":"ee08734fce5113c8acf9f928f51152543b6b6647d7e9769ca0bb8b1cf5f674c5","at":1794963395755}');
INSERT INTO "events" VALUES('0f07d90c2870f3de',3,'{"t":"started","at":1794963395755}');
INSERT INTO "events" VALUES('0f07d90c2870f3de',4,'{"t":"moved","seat":0,"move":"4a1","at":1794963395761,"nonce":"n0"}');
INSERT INTO "events" VALUES('0f07d90c2870f3de',5,'{"t":"moved","seat":1,"move":"4b2","at":1794963395791,"nonce":"n1"}');
INSERT INTO "events" VALUES('0f07d90c2870f3de',6,'{"t":"stopped","seat":1,"clause":"M1","at":1794963395820,"nonce":"r"}');
INSERT INTO "events" VALUES('2645e2c8bbd4fb6c',1,'{"t":"made","id":"2645e2c8bbd4fb6c","game":"gobblet","options":{"touch":"casual","memory":"no","first":"chosen"},"chairs":[{"kind":"person","name":"Bob Cohen","person":"ff1ece042333df01","rating":1368,"provisional":true},{"kind":"open"}],"keys":["af655641c9bdcb910d6095d0e2c3dffa62db99df153f2133c55469c4135ead48",""],"clock":{},"rated":true,"public":false,"host":"ff1ece042333df01","at":1794963395834}');
INSERT INTO "events" VALUES('2645e2c8bbd4fb6c',2,'{"t":"sat","seat":1,"chair":{"kind":"person","name":"Ada","person":"48133ab9ea674c62","rating":1632,"provisional":true},"key":"b97da18f49bc92a792de6e2ce977d7d72b1b767a4dc23ec175fa28bbdd0a5d6b","at":1794963395844}');
INSERT INTO "events" VALUES('2645e2c8bbd4fb6c',3,'{"t":"started","at":1794963395844}');
INSERT INTO "events" VALUES('2645e2c8bbd4fb6c',4,'{"t":"stopped","seat":1,"clause":"M1","at":1794963395858,"nonce":"r"}');
INSERT INTO "events" VALUES('4e264930db1dee6c',1,'{"t":"made","id":"4e264930db1dee6c","game":"deblockle","options":{"gold-blocks":"4","blue-blocks":"4","gold-start":"suggested","blue-start":"suggested","set-up":"first-mover-first","slider":"before-star","side-by-side":"yes","repetition":"3","turn-limit":"100","first":"chosen"},"chairs":[{"kind":"person","name":"Dana","person":"48133ab9ea674c62","rating":1500,"provisional":true},{"kind":"person","name":"Bob Cohen","person":"48133ab9ea674c62","rating":1500,"provisional":true}],"keys":["528acb6489ddd6bb9a4e1a1a4fb930570e89962f1dd233bca972715254a040e0","520c78b86617fdc03daa2056cbc1bb007139812df06545edfe28984167c15b0a"],"clock":{},"rated":false,"public":false,"host":"48133ab9ea674c62","at":1794963395930}');
INSERT INTO "events" VALUES('4e264930db1dee6c',2,'{"t":"started","at":1794963395931}');
INSERT INTO "events" VALUES('8de7adab811fb25e',1,'{"t":"made","id":"8de7adab811fb25e","game":"blokus-duo","options":{"first":"chosen"},"chairs":[{"kind":"person","name":"Yoav","person":"df516104c630dfdd","guest":true},{"kind":"open"}],"keys":["8f321c1fea3f108a5b258165db0c23216a27dc55eda0bba7e7f876e33fae4e65",""],"clock":{},"rated":false,"public":true,"host":"df516104c630dfdd","at":1794963395935}');
INSERT INTO "events" VALUES('ff5f29c043ba03b9',1,'{"t":"made","id":"ff5f29c043ba03b9","game":"gobblet","options":{"touch":"casual","memory":"no","first":"chosen"},"chairs":[{"kind":"person","name":"Ada","person":"48133ab9ea674c62","rating":1479,"provisional":true},{"kind":"open"}],"keys":["58fe1cf1df9ec6c6e62cb04b9f431e23c97ed672cb18caab6978a3f12911875b",""],"clock":{},"rated":false,"public":true,"host":"48133ab9ea674c62","at":1794963395907}');
INSERT INTO "events" VALUES('ff5f29c043ba03b9',2,'{"t":"sat","seat":1,"chair":{"kind":"person","name":"guest-f32c","person":"df516104c630dfdd","guest":true},"key":"5214447a9f465491c9adfcb60531d836904e7b37c0190d5ed0162188b7cf186c","at":1794963395914}');
INSERT INTO "events" VALUES('ff5f29c043ba03b9',3,'{"t":"started","at":1794963395914}');
INSERT INTO "events" VALUES('ff5f29c043ba03b9',4,'{"t":"moved","seat":0,"move":"4a1","at":1794963395919,"nonce":"n0"}');
INSERT INTO "events" VALUES('ff5f29c043ba03b9',5,'{"t":"moved","seat":1,"move":"4b2","at":1794963395923,"nonce":"n1"}');
INSERT INTO "events" VALUES('ff5f29c043ba03b9',6,'{"t":"moved","seat":0,"move":"3c3","at":1794963395926,"nonce":"n2"}');
CREATE TABLE films (
	table_id VARCHAR(32) NOT NULL, 
	ply INTEGER NOT NULL, 
	film BLOB NOT NULL, 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE format (
	number INTEGER NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "format" VALUES(2);
CREATE TABLE persons (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	looks VARCHAR(80), 
	password TEXT, 
	is_guest BOOLEAN NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (looks)
);
INSERT INTO "persons" VALUES('48133ab9ea674c62','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$/ViJrpncUJuoqUoLziaPkw$cKsH8d/i8xo8tDn+eaAsdGgpOZfDX4b9SJGHnxcKUCg',0,1794963394279);
INSERT INTO "persons" VALUES('ff1ece042333df01','Bob Cohen','bobcohen','$argon2id$v=19$m=65536,t=3,p=4$+hRlN1zJmzAuKnPPoZSMIw$ypE91KgF38LaSyz2HR4fAQt+JAleQHKK1sjTA8rQoug',0,1794963394288);
INSERT INTO "persons" VALUES('df516104c630dfdd','guest-f32c',NULL,NULL,1,1794963394303);
CREATE TABLE players (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "players" VALUES('0f07d90c2870f3de',0,'48133ab9ea674c62');
INSERT INTO "players" VALUES('0f07d90c2870f3de',1,'ff1ece042333df01');
INSERT INTO "players" VALUES('2645e2c8bbd4fb6c',0,'ff1ece042333df01');
INSERT INTO "players" VALUES('2645e2c8bbd4fb6c',1,'48133ab9ea674c62');
INSERT INTO "players" VALUES('ff5f29c043ba03b9',0,'48133ab9ea674c62');
INSERT INTO "players" VALUES('ff5f29c043ba03b9',1,'df516104c630dfdd');
INSERT INTO "players" VALUES('4e264930db1dee6c',0,'48133ab9ea674c62');
INSERT INTO "players" VALUES('4e264930db1dee6c',1,'48133ab9ea674c62');
INSERT INTO "players" VALUES('8de7adab811fb25e',0,'df516104c630dfdd');
CREATE TABLE rating_steps (
	person VARCHAR(32) NOT NULL, 
	variant VARCHAR(200) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	rating INTEGER NOT NULL, 
	PRIMARY KEY (person, variant, table_id), 
	FOREIGN KEY(person) REFERENCES persons (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "rating_steps" VALUES('48133ab9ea674c62','gobblet','0f07d90c2870f3de',1794963395820,1632);
INSERT INTO "rating_steps" VALUES('ff1ece042333df01','gobblet','0f07d90c2870f3de',1794963395820,1368);
INSERT INTO "rating_steps" VALUES('ff1ece042333df01','gobblet','2645e2c8bbd4fb6c',1794963395858,1521);
INSERT INTO "rating_steps" VALUES('48133ab9ea674c62','gobblet','2645e2c8bbd4fb6c',1794963395858,1479);
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "recoveries" VALUES('337abbb474753bddde23d5f52cee522e9a6b5efd166f6cb2d473ed503221d386','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('9103411c43cf247f50f0eca2bf72898fdd72b250c420c340e381ba7b433552dc','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('48952adbbbc74cd244a89cbba8d0dd78bc8ba2e0dc173757ce10871e3717e9e7','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('28829b198e78809edb95b1bfb93aaeb1b0207c6508cf33e46e5b2a0b17881c70','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('91bbe2544513e158cf1cd2a3e70a9c43b11411f4657686304050ac8da0e2eeb2','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('42cadd5aa22bdfc29eff8f7a51e0d1119e6c52274b413424fc5a7bee84bcc545','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('f32532bd1449399c7bc56f2c208720ed6cb6757abd4cad8ebfab73b8911bd6ee','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('228a6772421f2a1d80f8118c63d1e49bc6a49eff0178ee5a834fff9896667fc7','48133ab9ea674c62');
INSERT INTO "recoveries" VALUES('c1aefa1305645f3e7544fc58c7e2b1696fefc260904eff6071a7fa2ae67790e6','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('621d281eb9cca019c2d46ab638b8de2f91ccb78b2619cf9d9e12cbb63ba8f439','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('514a6e326376ff44751ebf0b16214002c12f28156ed1ed77aa81bced1f633d55','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('671db2b404f08b7cbe6f712de87f89f49808326a950a91746bbd9a041a278f93','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('ac042ed6508b28e2e8fdc9caecf7a6a198c3de5e2b96486465eb32fd1626fd8d','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('48f367e129a3b8301e3cdacae42ef03bb781a5b6f838fa36a6b99708031b3f2b','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('e28c19566a652c491e1c9ec3ba780bf784d339465f27f834d45e5f7cb86f2feb','ff1ece042333df01');
INSERT INTO "recoveries" VALUES('70a9fb59ba2da96234e6c9f8ad73f1ba73991192d821e6d6d9c7c3adc8fb19b5','ff1ece042333df01');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "sessions" VALUES('c79ffe2c63a6093b680ecff9e3ec2a1e41e8fb1522ac9cd706aba169fa981672','df516104c630dfdd',1794963394307);
INSERT INTO "sessions" VALUES('33824a0ef004c34f1232e7668a443ddb7dd2920acdf3d741e820f7e2ce263166','48133ab9ea674c62',1794963394914);
INSERT INTO "sessions" VALUES('edbc27c270369ff477ce5a24e919c9ba682cce8930c0af0c38087e7b0b3330bf','ff1ece042333df01',1794963395516);
CREATE TABLE skills (
	person VARCHAR(32) NOT NULL, 
	variant VARCHAR(200) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	rating INTEGER NOT NULL, 
	PRIMARY KEY (person, variant), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "skills" VALUES('ff1ece042333df01','gobblet',2.54113091926323733096e+01,7.82288719288111,2,1521);
INSERT INTO "skills" VALUES('48133ab9ea674c62','gobblet',2.45886908073676266903e+01,7.82288719288111,2,1479);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	stage VARCHAR(8) NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	is_timed BOOLEAN NOT NULL, 
	made BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('0f07d90c2870f3de','gobblet','over',1,0,1794963395737,1794963395820);
INSERT INTO "tables" VALUES('2645e2c8bbd4fb6c','gobblet','over',0,0,1794963395834,1794963395858);
INSERT INTO "tables" VALUES('ff5f29c043ba03b9','gobblet','playing',1,0,1794963395907,0);
INSERT INTO "tables" VALUES('4e264930db1dee6c','deblockle','playing',0,0,1794963395930,0);
INSERT INTO "tables" VALUES('8de7adab811fb25e','blokus-duo','waiting',1,0,1794963395935,0);
CREATE TABLE transfers (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "transfers" VALUES('48cfb5dc502b8f5647caf12681aa5994dc8638f7698c8a7b54d08e328631fc54','48133ab9ea674c62',1794963995965);
CREATE INDEX tables_on_the_clock ON tables (id) WHERE is_timed = 1 AND stage = 'playing';
CREATE INDEX tables_in_lobby ON tables (made) WHERE is_public = 1 AND stage != 'over';
CREATE INDEX players_by_person ON players (person);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX recoveries_by_person ON recoveries (person);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX skills_by_rating ON skills (variant, rating);
COMMIT;
