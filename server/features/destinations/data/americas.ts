/** The format is described in read-places.ts. */
export const AMERICAS = `
# US; United States; North America; USD; America/New_York; USA, US, America, United States of America, The States
Washington, D.C.; District of Columbia; 38.9072; -77.0369; 690; Washington DC, DC, WAS, Washington
New York; New York; 40.7128; -74.0060; 8340; NYC, New York City, Big Apple, Manhattan, JFK
Brooklyn; New York; 40.6782; -73.9442; 2740
Buffalo; New York; 42.8864; -78.8784; 276
Niagara Falls; New York; 43.0962; -79.0377; 48
Hudson Valley*; New York; 41.7004; -73.9210; 2300
Boston; Massachusetts; 42.3601; -71.0589; 675; BOS
Cape Cod*; Massachusetts; 41.6688; -70.2962; 229
Martha's Vineyard*; Massachusetts; 41.3805; -70.6455; 20
Salem; Massachusetts; 42.5195; -70.8967; 44
Newport; Rhode Island; 41.4901; -71.3128; 25
Portland; Maine; 43.6591; -70.2568; 68
Bar Harbor; Maine; 44.3876; -68.2039; 5; Acadia, Acadia National Park
Burlington; Vermont; 44.4759; -73.2121; 44
Philadelphia; Pennsylvania; 39.9526; -75.1652; 1600; Philly, PHL
Pittsburgh; Pennsylvania; 40.4406; -79.9959; 303
Baltimore; Maryland; 39.2904; -76.6122; 586
Charlottesville; Virginia; 38.0293; -78.4767; 47
Richmond; Virginia; 37.5407; -77.4360; 227
Asheville; North Carolina; 35.5951; -82.5515; 94
Charlotte; North Carolina; 35.2271; -80.8431; 875
Outer Banks*; North Carolina; 35.5585; -75.4665; 37
Charleston; South Carolina; 32.7765; -79.9311; 150; CHS
Savannah; Georgia; 32.0809; -81.0912; 148; SAV
Atlanta; Georgia; 33.7490; -84.3880; 499; ATL
Miami; Florida; 25.7617; -80.1918; 442; MIA, Miami Beach, South Beach
Orlando; Florida; 28.5383; -81.3792; 308; Disney World, Walt Disney World, MCO
Tampa; Florida; 27.9506; -82.4572; 385
Key West; Florida; 24.5551; -81.7800; 26
Florida Keys*; Florida; 24.7000; -81.1000; 80
St. Augustine; Florida; 29.9012; -81.3124; 14
Fort Lauderdale; Florida; 26.1224; -80.1373; 182
Nashville; Tennessee; 36.1627; -86.7816; 690; BNA; America/Chicago
Memphis; Tennessee; 35.1495; -90.0490; 633; ; America/Chicago
Great Smoky Mountains*; Tennessee; 35.6118; -83.4895; 4; Smoky Mountains, Gatlinburg
Louisville; Kentucky; 38.2527; -85.7585; 633; ; America/Kentucky/Louisville
Cincinnati; Ohio; 39.1031; -84.5120; 309
Cleveland; Ohio; 41.4993; -81.6944; 372
Detroit; Michigan; 42.3314; -83.0458; 639; ; America/Detroit
Mackinac Island*; Michigan; 45.8492; -84.6189; 1; ; America/Detroit
Indianapolis; Indiana; 39.7684; -86.1581; 887; ; America/Indiana/Indianapolis
Chicago; Illinois; 41.8781; -87.6298; 2700; Windy City, CHI, ORD; America/Chicago
Milwaukee; Wisconsin; 43.0389; -87.9065; 577; ; America/Chicago
Minneapolis; Minnesota; 44.9778; -93.2650; 430; ; America/Chicago
St. Louis; Missouri; 38.6270; -90.1994; 301; ; America/Chicago
Kansas City; Missouri; 39.0997; -94.5786; 508; ; America/Chicago
New Orleans; Louisiana; 29.9511; -90.0715; 384; NOLA, MSY; America/Chicago
Austin; Texas; 30.2672; -97.7431; 965; AUS; America/Chicago
Houston; Texas; 29.7604; -95.3698; 2300; ; America/Chicago
Dallas; Texas; 32.7767; -96.7970; 1300; DFW; America/Chicago
San Antonio; Texas; 29.4241; -98.4936; 1430; ; America/Chicago
Marfa; Texas; 30.3095; -104.0206; 2; ; America/Chicago
Paris; Texas; 33.6609; -95.5555; 25; ; America/Chicago
Oklahoma City; Oklahoma; 35.4676; -97.5164; 681; ; America/Chicago
Rapid City; South Dakota; 44.0805; -103.2310; 75; Mount Rushmore, Badlands; America/Denver
Denver; Colorado; 39.7392; -104.9903; 716; DEN; America/Denver
Boulder; Colorado; 40.0150; -105.2705; 108; ; America/Denver
Aspen; Colorado; 39.1911; -106.8175; 7; ; America/Denver
Vail; Colorado; 39.6403; -106.3742; 5; ; America/Denver
Rocky Mountain National Park*; Colorado; 40.3428; -105.6836; 1; Estes Park; America/Denver
Santa Fe; New Mexico; 35.6870; -105.9378; 88; ; America/Denver
Albuquerque; New Mexico; 35.0844; -106.6504; 564; ; America/Denver
Taos; New Mexico; 36.4072; -105.5731; 6; ; America/Denver
Jackson Hole*; Wyoming; 43.4799; -110.7624; 11; Jackson, Grand Teton; America/Denver
Yellowstone*; Wyoming; 44.4280; -110.5885; 1; Yellowstone National Park; America/Denver
Bozeman; Montana; 45.6770; -111.0429; 53; ; America/Denver
Glacier National Park*; Montana; 48.7596; -113.7870; 1; ; America/Denver
Salt Lake City; Utah; 40.7608; -111.8910; 200; SLC; America/Denver
Park City; Utah; 40.6461; -111.4980; 8; ; America/Denver
Moab; Utah; 38.5733; -109.5498; 5; Arches National Park; America/Denver
Zion National Park*; Utah; 37.2982; -113.0263; 1; Zion; America/Denver
Bryce Canyon*; Utah; 37.5930; -112.1871; 1; ; America/Denver
Phoenix; Arizona; 33.4484; -112.0740; 1610; PHX; America/Phoenix
Scottsdale; Arizona; 33.4942; -111.9261; 241; ; America/Phoenix
Sedona; Arizona; 34.8697; -111.7610; 10; ; America/Phoenix
Tucson; Arizona; 32.2226; -110.9747; 543; ; America/Phoenix
Grand Canyon*; Arizona; 36.0544; -112.1401; 2; Grand Canyon National Park; America/Phoenix
Las Vegas; Nevada; 36.1716; -115.1391; 646; Vegas, LAS; America/Los_Angeles
Lake Tahoe*; California; 39.0968; -120.0324; 60; Tahoe; America/Los_Angeles
Los Angeles; California; 34.0522; -118.2437; 3900; LA, L.A., LAX, Hollywood; America/Los_Angeles
Santa Monica; California; 34.0195; -118.4912; 93; ; America/Los_Angeles
San Diego; California; 32.7157; -117.1611; 1390; SAN; America/Los_Angeles
Palm Springs; California; 33.8303; -116.5453; 45; ; America/Los_Angeles
Joshua Tree*; California; 33.8734; -115.9010; 7; ; America/Los_Angeles
Santa Barbara; California; 34.4208; -119.6982; 89; ; America/Los_Angeles
Big Sur*; California; 36.2704; -121.8081; 2; ; America/Los_Angeles
Monterey; California; 36.6002; -121.8947; 30; Carmel; America/Los_Angeles
San Francisco; California; 37.7749; -122.4194; 815; SF, San Fran, SFO, Frisco; America/Los_Angeles
Oakland; California; 37.8044; -122.2712; 430; ; America/Los_Angeles
Napa; California; 38.2975; -122.2869; 79; ; America/Los_Angeles
Napa Valley*; California; 38.5025; -122.2654; 138; ; America/Los_Angeles
Sonoma; California; 38.2919; -122.4580; 11; ; America/Los_Angeles
Sacramento; California; 38.5816; -121.4944; 525; ; America/Los_Angeles
Yosemite*; California; 37.8651; -119.5383; 1; Yosemite National Park; America/Los_Angeles
Death Valley*; California; 36.5054; -117.0794; 1; ; America/Los_Angeles
Portland; Oregon; 45.5152; -122.6784; 650; PDX; America/Los_Angeles
Bend; Oregon; 44.0582; -121.3153; 100; ; America/Los_Angeles
Seattle; Washington; 47.6062; -122.3321; 737; SEA; America/Los_Angeles
San Juan Islands*; Washington; 48.5343; -123.0166; 18; ; America/Los_Angeles
Anchorage; Alaska; 61.2181; -149.9003; 291; ANC; America/Anchorage
Juneau; Alaska; 58.3019; -134.4197; 32; ; America/Juneau
Denali*; Alaska; 63.1148; -151.1926; 2; Denali National Park; America/Anchorage
Honolulu; Hawaii; 21.3069; -157.8583; 350; HNL, Waikiki; Pacific/Honolulu
Oahu*; Hawaii; 21.4389; -158.0001; 1016; Oʻahu; Pacific/Honolulu
Maui*; Hawaii; 20.7984; -156.3319; 164; OGG; Pacific/Honolulu
Kauai*; Hawaii; 22.0964; -159.5261; 73; Kauaʻi; Pacific/Honolulu
Big Island*; Hawaii; 19.5429; -155.6659; 200; Hawaii Island, Kona; Pacific/Honolulu
Hawaii*; Hawaii; 20.7967; -156.3319; 1440; Hawaiʻi; Pacific/Honolulu
California*; California; 36.7783; -119.4179; 39000; ; America/Los_Angeles
Florida*; Florida; 27.9944; -81.7603; 22000
Texas*; Texas; 31.0000; -99.0000; 30000; ; America/Chicago
# PR; Puerto Rico; Caribbean; USD; America/Puerto_Rico
San Juan; San Juan; 18.4655; -66.1057; 342; SJU
# CA; Canada; North America; CAD; America/Toronto
Ottawa; Ontario; 45.4215; -75.6972; 1020; YOW
Toronto; Ontario; 43.6532; -79.3832; 2790; YYZ, YTO
Niagara-on-the-Lake; Ontario; 43.2556; -79.0716; 19
Niagara Falls; Ontario; 43.0896; -79.0849; 94
Montreal; Quebec; 45.5019; -73.5674; 1760; Montréal, YUL
Quebec City; Quebec; 46.8139; -71.2080; 549; Québec, Québec City
Mont-Tremblant; Quebec; 46.1185; -74.5962; 10; Tremblant
Halifax; Nova Scotia; 44.6488; -63.5752; 440; ; America/Halifax
Charlottetown; Prince Edward Island; 46.2382; -63.1311; 39; ; America/Halifax
St. John's; Newfoundland and Labrador; 47.5615; -52.7126; 110; ; America/St_Johns
Winnipeg; Manitoba; 49.8951; -97.1384; 750; ; America/Winnipeg
Churchill; Manitoba; 58.7684; -94.1650; 1; ; America/Winnipeg
Calgary; Alberta; 51.0447; -114.0719; 1310; YYC; America/Edmonton
Edmonton; Alberta; 53.5461; -113.4938; 1010; ; America/Edmonton
Banff; Alberta; 51.1784; -115.5708; 8; Banff National Park, Lake Louise; America/Edmonton
Jasper; Alberta; 52.8737; -118.0814; 5; ; America/Edmonton
Vancouver; British Columbia; 49.2827; -123.1207; 662; YVR; America/Vancouver
Victoria; British Columbia; 48.4284; -123.3656; 92; ; America/Vancouver
Whistler; British Columbia; 50.1163; -122.9574; 14; ; America/Vancouver
Tofino; British Columbia; 49.1530; -125.9066; 3; ; America/Vancouver
Whitehorse; Yukon; 60.7212; -135.0568; 28; Yukon; America/Whitehorse
Yellowknife; Northwest Territories; 62.4540; -114.3718; 20; ; America/Edmonton
# MX; Mexico; North America; MXN; America/Mexico_City; México
Mexico City; Mexico City; 19.4326; -99.1332; 9200; CDMX, Ciudad de México, MEX, Mexico DF
Teotihuacán; State of Mexico; 19.6925; -98.8438; 53; Teotihuacan
Puebla; Puebla; 19.0414; -98.2063; 1690
Oaxaca; Oaxaca; 17.0732; -96.7266; 270; Oaxaca City, Oaxaca de Juárez
Puerto Escondido; Oaxaca; 15.8720; -97.0767; 30
San Miguel de Allende; Guanajuato; 20.9144; -100.7452; 72
Guanajuato; Guanajuato; 21.0190; -101.2574; 194
Querétaro; Querétaro; 20.5888; -100.3899; 1050
Guadalajara; Jalisco; 20.6597; -103.3496; 1385; GDL
Tequila; Jalisco; 20.8827; -103.8368; 30
Puerto Vallarta; Jalisco; 20.6534; -105.2253; 290; PVR
Sayulita; Nayarit; 20.8690; -105.4410; 5
Monterrey; Nuevo León; 25.6866; -100.3161; 1140; ; America/Monterrey
Cancún; Quintana Roo; 21.1619; -86.8515; 890; Cancun, CUN; America/Cancun
Playa del Carmen; Quintana Roo; 20.6296; -87.0739; 305; ; America/Cancun
Tulum; Quintana Roo; 20.2114; -87.4654; 46; ; America/Cancun
Cozumel*; Quintana Roo; 20.4230; -86.9223; 88; ; America/Cancun
Isla Holbox*; Quintana Roo; 21.5236; -87.3799; 2; Holbox; America/Cancun
Riviera Maya*; Quintana Roo; 20.6000; -87.1000; 400; ; America/Cancun
Mérida; Yucatán; 20.9674; -89.5926; 920; Merida; America/Merida
Valladolid; Yucatán; 20.6896; -88.2022; 56; Chichén Itzá; America/Merida
Yucatán*; Yucatán; 20.7099; -89.0943; 2300; Yucatan; America/Merida
San Cristóbal de las Casas; Chiapas; 16.7370; -92.6376; 185; San Cristobal
Palenque; Chiapas; 17.5110; -91.9930; 43
Los Cabos*; Baja California Sur; 22.8905; -109.9167; 350; Cabo, Cabo San Lucas, San José del Cabo; America/Mazatlan
La Paz; Baja California Sur; 24.1426; -110.3128; 250; ; America/Mazatlan
Ensenada; Baja California; 31.8667; -116.5964; 440; Valle de Guadalupe; America/Tijuana
# GT; Guatemala; Central America; GTQ; America/Guatemala
Guatemala City; Guatemala; 14.6349; -90.5069; 1000
Antigua Guatemala; Sacatepéquez; 14.5586; -90.7295; 46; Antigua
Lake Atitlán*; Sólolá; 14.6872; -91.2016; 50; Atitlán, Atitlan, Panajachel
Flores; Petén; 16.9258; -89.8920; 14; Tikal
# BZ; Belize; Central America; BZD; America/Belize
Belize City; Belize; 17.5046; -88.1962; 61
San Ignacio; Cayo; 17.1588; -89.0696; 20
Ambergris Caye*; Belize; 17.9911; -87.9400; 20; San Pedro Belize
# SV; El Salvador; Central America; USD; America/El_Salvador
San Salvador; San Salvador; 13.6929; -89.2182; 570
# HN; Honduras; Central America; HNL; America/Tegucigalpa
Tegucigalpa; Francisco Morazán; 14.0723; -87.1921; 1160
Roatán*; Bay Islands; 16.3298; -86.5300; 110; Roatan
# NI; Nicaragua; Central America; NIO; America/Managua
Managua; Managua; 12.1150; -86.2362; 1050
Granada; Granada; 11.9344; -85.9560; 123
León; León; 12.4379; -86.8780; 206
# CR; Costa Rica; Central America; CRC; America/Costa_Rica
San José; San José; 9.9281; -84.0907; 340; San Jose Costa Rica
La Fortuna; Alajuela; 10.4679; -84.6427; 15; Arenal
Monteverde; Puntarenas; 10.2749; -84.8255; 5
Manuel Antonio; Puntarenas; 9.3923; -84.1370; 3
Tamarindo; Guanacaste; 10.2993; -85.8371; 6
Puerto Viejo; Limón; 9.6560; -82.7540; 5; Puerto Viejo de Talamanca
# PA; Panama; Central America; PAB; America/Panama
Panama City; Panamá; 8.9824; -79.5199; 880; PTY
Bocas del Toro*; Bocas del Toro; 9.3403; -82.2420; 20
# CU; Cuba; Caribbean; CUP; America/Havana
Havana; Havana; 23.1136; -82.3666; 2100; La Habana, HAV
Trinidad; Sancti Spíritus; 21.8042; -79.9845; 75
Varadero; Matanzas; 23.1538; -81.2494; 27
# JM; Jamaica; Caribbean; JMD; America/Jamaica
Kingston; Kingston; 17.9712; -76.7928; 660
Montego Bay; St James; 18.4762; -77.8939; 110; MBJ
Negril; Westmoreland; 18.2683; -78.3472; 8
# DO; Dominican Republic; Caribbean; DOP; America/Santo_Domingo
Santo Domingo; Distrito Nacional; 18.4861; -69.9312; 1030
Punta Cana; La Altagracia; 18.5601; -68.3725; 100; PUJ
# HT; Haiti; Caribbean; HTG; America/Port-au-Prince
Port-au-Prince; Ouest; 18.5944; -72.3074; 990
# BS; Bahamas; Caribbean; BSD; America/Nassau; The Bahamas
Nassau; New Providence; 25.0443; -77.3504; 275
# BB; Barbados; Caribbean; BBD; America/Barbados
Bridgetown; Saint Michael; 13.0975; -59.6184; 110
# LC; Saint Lucia; Caribbean; XCD; America/St_Lucia; St Lucia
Castries; Castries; 14.0101; -60.9875; 20
Soufrière; Soufrière; 13.8561; -61.0566; 8
# AG; Antigua and Barbuda; Caribbean; XCD; America/Antigua
St. John's; Saint John; 17.1274; -61.8468; 22
# GD; Grenada; Caribbean; XCD; America/Grenada
St. George's; Saint George; 12.0561; -61.7488; 34
# TT; Trinidad and Tobago; Caribbean; TTD; America/Port_of_Spain; Trinidad
Port of Spain; Port of Spain; 10.6549; -61.5019; 37
# TC; Turks and Caicos; Caribbean; USD; America/Grand_Turk; Turks and Caicos Islands
Providenciales*; Caicos Islands; 21.7738; -72.2714; 24; Provo, Grace Bay
# KY; Cayman Islands; Caribbean; KYD; America/Cayman
George Town; Grand Cayman; 19.2869; -81.3674; 35
# AW; Aruba; Caribbean; AWG; America/Aruba
Oranjestad; Oranjestad; 12.5092; -70.0086; 29
# CW; Curaçao; Caribbean; XCG; America/Curacao; Curacao
Willemstad; Curaçao; 12.1224; -68.8824; 137
# MQ; Martinique; Caribbean; EUR; America/Martinique
Fort-de-France; Fort-de-France; 14.6161; -61.0588; 76
# BM; Bermuda; North America; BMD; Atlantic/Bermuda
Hamilton; Pembroke; 32.2949; -64.7814; 1
# CO; Colombia; South America; COP; America/Bogota
Bogotá; Bogotá; 4.7110; -74.0721; 7900; Bogota, BOG
Medellín; Antioquia; 6.2476; -75.5658; 2500; Medellin, MDE
Cartagena; Bolívar; 10.3910; -75.4794; 915; Cartagena de Indias, CTG
Santa Marta; Magdalena; 11.2404; -74.1990; 500; Tayrona
Cali; Valle del Cauca; 3.4516; -76.5320; 2230
Salento; Quindío; 4.6373; -75.5703; 7; Cocora
# VE; Venezuela; South America; VES; America/Caracas
Caracas; Capital District; 10.4806; -66.9036; 2900
# GY; Guyana; South America; GYD; America/Guyana
Georgetown; Demerara-Mahaica; 6.8013; -58.1551; 235
# SR; Suriname; South America; SRD; America/Paramaribo
Paramaribo; Paramaribo; 5.8520; -55.2038; 240
# EC; Ecuador; South America; USD; America/Guayaquil
Quito; Pichincha; -0.1807; -78.4678; 1980; UIO
Cuenca; Azuay; -2.9001; -79.0059; 400
Guayaquil; Guayas; -2.1894; -79.8891; 2700
Baños; Tungurahua; -1.3928; -78.4269; 15; Baños de Agua Santa, Banos
Galápagos Islands*; Galápagos; -0.9538; -90.9656; 30; Galapagos, Galápagos; Pacific/Galapagos
# PE; Peru; South America; PEN; America/Lima; Perú
Lima; Lima; -12.0464; -77.0428; 9700; LIM
Cusco; Cusco; -13.5320; -71.9675; 430; Cuzco, CUZ
Machu Picchu*; Cusco; -13.1631; -72.5450; 4; Aguas Calientes
Sacred Valley*; Cusco; -13.3333; -72.0833; 60; Ollantaytambo
Arequipa; Arequipa; -16.4090; -71.5375; 1010
Puno; Puno; -15.8402; -70.0219; 130
Lake Titicaca*; Puno; -15.7650; -69.5312; 100; Titicaca
Iquitos; Loreto; -3.7437; -73.2516; 480
Nazca; Ica; -14.8283; -74.9433; 23; Nasca
# BO; Bolivia; South America; BOB; America/La_Paz
La Paz; La Paz; -16.4897; -68.1193; 757
Sucre; Chuquisaca; -19.0196; -65.2620; 300
Uyuni; Potosí; -20.4597; -66.8250; 30; Salar de Uyuni
# CL; Chile; South America; CLP; America/Santiago
Santiago; Santiago Metropolitan; -33.4489; -70.6693; 6200; Santiago de Chile, SCL
Valparaíso; Valparaíso; -33.0472; -71.6127; 300; Valparaiso
San Pedro de Atacama; Antofagasta; -22.9087; -68.1997; 11; San Pedro
Atacama Desert*; Antofagasta; -23.8634; -69.1328; 300; Atacama
Puerto Varas; Los Lagos; -41.3195; -72.9854; 45
Puerto Natales; Magallanes; -51.7236; -72.4875; 20; ; America/Punta_Arenas
Torres del Paine*; Magallanes; -50.9423; -73.4068; 1; ; America/Punta_Arenas
Easter Island*; Valparaíso; -27.1127; -109.3497; 8; Rapa Nui, Isla de Pascua; Pacific/Easter
Patagonia*; Magallanes; -49.3000; -73.0000; 2000; ; America/Punta_Arenas
# AR; Argentina; South America; ARS; America/Argentina/Buenos_Aires
Buenos Aires; Buenos Aires; -34.6037; -58.3816; 3100; BUE, EZE, BA
Mendoza; Mendoza; -32.8895; -68.8458; 115; ; America/Argentina/Mendoza
Córdoba; Córdoba; -31.4201; -64.1888; 1500; ; America/Argentina/Cordoba
Salta; Salta; -24.7821; -65.4232; 620; ; America/Argentina/Salta
Bariloche; Río Negro; -41.1335; -71.3103; 135; San Carlos de Bariloche; America/Argentina/Salta
El Calafate; Santa Cruz; -50.3379; -72.2648; 22; Perito Moreno; America/Argentina/Rio_Gallegos
El Chaltén; Santa Cruz; -49.3315; -72.8863; 2; El Chalten, Fitz Roy; America/Argentina/Rio_Gallegos
Ushuaia; Tierra del Fuego; -54.8019; -68.3030; 80; ; America/Argentina/Ushuaia
Puerto Iguazú; Misiones; -25.5972; -54.5786; 82; Iguazu, Iguazú Falls; America/Argentina/Cordoba
# UY; Uruguay; South America; UYU; America/Montevideo
Montevideo; Montevideo; -34.9011; -56.1645; 1320; MVD
Colonia del Sacramento; Colonia; -34.4626; -57.8400; 27; Colonia
Punta del Este; Maldonado; -34.9600; -54.9500; 12
# PY; Paraguay; South America; PYG; America/Asuncion
Asunción; Asunción; -25.2637; -57.5759; 520; Asuncion
# BR; Brazil; South America; BRL; America/Sao_Paulo; Brasil
Brasília; Federal District; -15.7939; -47.8828; 3000; Brasilia
Rio de Janeiro; Rio de Janeiro; -22.9068; -43.1729; 6700; Rio, GIG
São Paulo; São Paulo; -23.5505; -46.6333; 12300; Sao Paulo, GRU
Paraty; Rio de Janeiro; -23.2178; -44.7131; 44; Parati
Búzios; Rio de Janeiro; -22.7469; -41.8817; 34; Buzios
Salvador; Bahia; -12.9777; -38.5016; 2880; Salvador da Bahia; America/Bahia
Recife; Pernambuco; -8.0476; -34.8770; 1650; ; America/Recife
Fernando de Noronha*; Pernambuco; -3.8549; -32.4238; 3; ; America/Noronha
Fortaleza; Ceará; -3.7319; -38.5267; 2690; ; America/Fortaleza
Florianópolis; Santa Catarina; -27.5949; -48.5482; 510; Floripa
Foz do Iguaçu; Paraná; -25.5163; -54.5854; 258; Iguaçu Falls
Curitiba; Paraná; -25.4284; -49.2733; 1960
Belo Horizonte; Minas Gerais; -19.9167; -43.9345; 2520
Ouro Preto; Minas Gerais; -20.3856; -43.5035; 74
Manaus; Amazonas; -3.1190; -60.0217; 2220; ; America/Manaus
Amazon Rainforest*; Amazonas; -3.4653; -62.2159; 100; Amazon, Amazonia; America/Manaus
Pantanal*; Mato Grosso do Sul; -18.0000; -56.5000; 100; ; America/Campo_Grande
# FK; Falkland Islands; South America; FKP; Atlantic/Stanley
Stanley; East Falkland; -51.6977; -57.8517; 2
# AQ; Antarctica; Antarctica; USD; Antarctica/Palmer
Antarctic Peninsula*; Graham Land; -64.7742; -64.0538; 0
`
