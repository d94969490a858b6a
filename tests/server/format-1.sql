BEGIN TRANSACTION;
CREATE TABLE blocks (
	person VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	PRIMARY KEY (person, other), 
	FOREIGN KEY(person) REFERENCES persons (id), 
	FOREIGN KEY(other) REFERENCES persons (id)
);
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('84f0676f51309d04',1,'{"t":"made","id":"84f0676f51309d04","game":"gobblet","options":{"touch":"casual","memory":"no","first":"chosen"},"chairs":[{"kind":"person","name":"Ada","person":"19e531f1f458a845","rating":1500,"provisional":true},{"kind":"open"}],"keys":["6469b9c23b8f0e04536e7c994ca34020f6a12a21b591b191461f7eacd68bd079",""],"clock":{},"rated":false,"public":true,"host":"19e531f1f458a845","at":1794798042007}');
INSERT INTO "events" VALUES('84f0676f51309d04',2,'{"t":"sat","seat":1,"chair":{"kind":"person","name":"guest-f56d","person":"211618324987c632","guest":true},"key":"c9bb3894995a7c0bd195fceb97718c51b37e79e07c40073be2a30f79ba209d35","at":1794798042027}');
INSERT INTO "events" VALUES('84f0676f51309d04',3,'{"t":"started","at":1794798042027}');
INSERT INTO "events" VALUES('84f0676f51309d04',4,'{"t":"moved","seat":0,"move":"4a1","at":1794798042052,"nonce":"n0"}');
INSERT INTO "events" VALUES('84f0676f51309d04',5,'{"t":"moved","seat":1,"move":"4b2","at":1794798042089,"nonce":"n1"}');
INSERT INTO "events" VALUES('84f0676f51309d04',6,'{"t":"moved","seat":0,"move":"3c3","at":1794798042105,"nonce":"n2"}');
INSERT INTO "events" VALUES('a9d873fc506bd2c4',1,'{"t":"made","id":"a9d873fc506bd2c4","game":"blokus-duo","options":{"first":"chosen"},"chairs":[{"kind":"person","name":"Ada","person":"19e531f1f458a845","rating":1500,"provisional":true},{"kind":"open"}],"keys":["f4422fe1df53c70a3497802a4e0d1a632e6701519c00b32bcea14c4eee65ec7e",""],"clock":{},"rated":false,"public":true,"host":"19e531f1f458a845","at":1794798042129}');
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
INSERT INTO "format" VALUES(1);
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
INSERT INTO "persons" VALUES('19e531f1f458a845','Ada','ada','$argon2id$v=19$m=65536,t=3,p=4$eQ3DN0QjgOZtHyBNXSaH4Q$M4Gav/e2fA249kBSRVPsgQ5l7A9txOE6VwvWOZj4zLA',0,1794798041225);
INSERT INTO "persons" VALUES('211618324987c632','guest-f56d',NULL,NULL,1,1794798041244);
CREATE TABLE players (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "players" VALUES('84f0676f51309d04',0,'19e531f1f458a845');
INSERT INTO "players" VALUES('84f0676f51309d04',1,'211618324987c632');
INSERT INTO "players" VALUES('a9d873fc506bd2c4',0,'19e531f1f458a845');
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
CREATE TABLE recoveries (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "recoveries" VALUES('b032174aff14a323b335989af90ce564c35b738c2b88ec459970d59938a1e427','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('8a7800b50cbb5a4ff7b1af10adc390010dfd9cb23422613fa4ea25d4c158a39b','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('f9887a4ea4e32f97cf74d27573e80c71bd3af95337f78cc257f8f145d2fff61c','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('01245de3ec298841b6548c56656d0a03dbe37e148f0dda7e1218eeec0731c4fc','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('f481d28aca23e09dfd20e56934018929b990fe75788b6f980b356b8cc50383d4','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('6184571ecb72004d47e7f4b6f6a3a134082fecd52527b04fd5b89cad9399af2a','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('eccedf1d764eb1659519cb6c0b6077a9ea4c917e834cf783283281e9fe3e8db0','19e531f1f458a845');
INSERT INTO "recoveries" VALUES('2dec20bdce464e926c10de4e82d190d23861dbc52a05cfb7e029a92b3663508c','19e531f1f458a845');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "sessions" VALUES('da6d4b994a15115e5fc91ad2e61da75a42894bc02e8201ff722c43bbf90b1b25','211618324987c632',1794798041245);
INSERT INTO "sessions" VALUES('8cb6b76e8bdd74739aff7fe36404e05ead487060b7b61a0a6556e3545d65307a','19e531f1f458a845',1794798041557);
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
INSERT INTO "tables" VALUES('84f0676f51309d04','gobblet','playing',1,0,1794798042007,0);
INSERT INTO "tables" VALUES('a9d873fc506bd2c4','blokus-duo','waiting',1,0,1794798042129,0);
CREATE TABLE transfers (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE INDEX tables_by_stage ON tables (stage, made);
CREATE INDEX players_by_person ON players (person);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX recoveries_by_person ON recoveries (person);
CREATE INDEX blocks_by_other ON blocks (other);
CREATE INDEX skills_by_rating ON skills (variant, rating);
COMMIT;
