/** The format is described in read-places.ts. */
export const AFRICA_AND_OCEANIA = `
# MA; Morocco; Africa; MAD; Africa/Casablanca; Maroc
Rabat; Rabat-Salé-Kénitra; 34.0209; -6.8416; 578
Marrakesh; Marrakesh-Safi; 31.6295; -7.9811; 929; Marrakech, RAK, Red City
Essaouira; Marrakesh-Safi; 31.5085; -9.7595; 78; Mogador
Casablanca; Casablanca-Settat; 33.5731; -7.5898; 3360; CMN
Fez; Fès-Meknès; 34.0181; -5.0078; 1110; Fès, Fes
Meknes; Fès-Meknès; 33.8935; -5.5547; 632; Meknès
Chefchaouen; Tanger-Tétouan-Al Hoceïma; 35.1688; -5.2636; 43; Chaouen, Blue City
Tangier; Tanger-Tétouan-Al Hoceïma; 35.7595; -5.8340; 948; Tanger
Agadir; Souss-Massa; 30.4278; -9.5981; 421
Taghazout; Souss-Massa; 30.5426; -9.7110; 6
Ouarzazate; Drâa-Tafilalet; 30.9335; -6.9370; 71
Merzouga; Drâa-Tafilalet; 31.0802; -4.0133; 3; Erg Chebbi
Sahara*; Drâa-Tafilalet; 31.1500; -4.0000; 1; Sahara Desert
# DZ; Algeria; Africa; DZD; Africa/Algiers
Algiers; Algiers; 36.7538; 3.0588; 3400; Alger
# TN; Tunisia; Africa; TND; Africa/Tunis
Tunis; Tunis; 36.8065; 10.1815; 640
Djerba*; Medenine; 33.8076; 10.8451; 163
# LY; Libya; Africa; LYD; Africa/Tripoli
Tripoli; Tripoli; 32.8872; 13.1913; 1150
# EG; Egypt; Africa; EGP; Africa/Cairo
Cairo; Cairo; 30.0444; 31.2357; 10100; CAI, Al Qahira
Giza; Giza; 30.0131; 31.2089; 4400; Pyramids of Giza
Alexandria; Alexandria; 31.2001; 29.9187; 5200
Luxor; Luxor; 25.6872; 32.6396; 500; Thebes
Aswan; Aswan; 24.0889; 32.8998; 350
Abu Simbel; Aswan; 22.3372; 31.6258; 3
Hurghada; Red Sea; 27.2579; 33.8116; 260; HRG
Sharm El Sheikh; South Sinai; 27.9158; 34.3300; 73; Sharm
Dahab; South Sinai; 28.5091; 34.5136; 15
# SD; Sudan; Africa; SDG; Africa/Khartoum
Khartoum; Khartoum; 15.5007; 32.5599; 5200
# SS; South Sudan; Africa; SSP; Africa/Juba
Juba; Central Equatoria; 4.8594; 31.5713; 525
# ET; Ethiopia; Africa; ETB; Africa/Addis_Ababa
Addis Ababa; Addis Ababa; 8.9806; 38.7578; 3800; ADD
Lalibela; Amhara; 12.0317; 39.0476; 17
# ER; Eritrea; Africa; ERN; Africa/Asmara
Asmara; Maekel; 15.3229; 38.9251; 800
# DJ; Djibouti; Africa; DJF; Africa/Djibouti
Djibouti City; Djibouti; 11.5721; 43.1456; 600
# SO; Somalia; Africa; SOS; Africa/Mogadishu
Mogadishu; Banaadir; 2.0469; 45.3182; 2600
# KE; Kenya; Africa; KES; Africa/Nairobi
Nairobi; Nairobi; -1.2921; 36.8219; 4400; NBO
Mombasa; Mombasa; -4.0435; 39.6682; 1200; MBA
Lamu*; Lamu; -2.2686; 40.9003; 25
Diani Beach; Kwale; -4.2797; 39.5947; 60; Diani
Maasai Mara*; Narok; -1.4931; 35.1439; 5; Masai Mara
Amboseli*; Kajiado; -2.6527; 37.2606; 2
# TZ; Tanzania; Africa; TZS; Africa/Dar_es_Salaam
Dodoma; Dodoma; -6.1630; 35.7516; 410
Dar es Salaam; Dar es Salaam; -6.7924; 39.2083; 4400; DAR
Arusha; Arusha; -3.3869; 36.6830; 420
Serengeti*; Mara; -2.3333; 34.8333; 3; Serengeti National Park
Ngorongoro*; Arusha; -3.1618; 35.5877; 3; Ngorongoro Crater
Kilimanjaro*; Kilimanjaro; -3.0674; 37.3556; 2; Mount Kilimanjaro, Moshi
Zanzibar*; Zanzibar; -6.1659; 39.2026; 900; Stone Town, Unguja
# UG; Uganda; Africa; UGX; Africa/Kampala
Kampala; Central; 0.3476; 32.5825; 1680
Bwindi*; Western; -1.0479; 29.6720; 1; Bwindi Impenetrable Forest
# RW; Rwanda; Africa; RWF; Africa/Kigali
Kigali; Kigali; -1.9441; 30.0619; 1130
# BI; Burundi; Africa; BIF; Africa/Bujumbura
Bujumbura; Bujumbura; -3.3614; 29.3599; 375
# CD; DR Congo; Africa; CDF; Africa/Kinshasa; Democratic Republic of the Congo
Kinshasa; Kinshasa; -4.4419; 15.2663; 14300
# CG; Congo; Africa; XAF; Africa/Brazzaville
Brazzaville; Brazzaville; -4.2634; 15.2429; 1800
# GA; Gabon; Africa; XAF; Africa/Libreville
Libreville; Estuaire; 0.4162; 9.4673; 700
# CM; Cameroon; Africa; XAF; Africa/Douala
Yaoundé; Centre; 3.8480; 11.5021; 2760
# NG; Nigeria; Africa; NGN; Africa/Lagos
Abuja; FCT; 9.0765; 7.3986; 1230
Lagos; Lagos; 6.5244; 3.3792; 14800; LOS
# BJ; Benin; Africa; XOF; Africa/Porto-Novo
Cotonou; Littoral; 6.3703; 2.3912; 680
# TG; Togo; Africa; XOF; Africa/Lome
Lomé; Maritime; 6.1256; 1.2254; 840
# GH; Ghana; Africa; GHS; Africa/Accra
Accra; Greater Accra; 5.6037; -0.1870; 2500; ACC
Cape Coast; Central; 5.1315; -1.2795; 170
# CI; Ivory Coast; Africa; XOF; Africa/Abidjan; Côte d'Ivoire
Abidjan; Abidjan; 5.3600; -4.0083; 4700
# BF; Burkina Faso; Africa; XOF; Africa/Ouagadougou
Ouagadougou; Centre; 12.3714; -1.5197; 2450
# ML; Mali; Africa; XOF; Africa/Bamako
Bamako; Bamako; 12.6392; -8.0029; 2700
Timbuktu; Timbuktu; 16.7666; -3.0026; 35
# SN; Senegal; Africa; XOF; Africa/Dakar
Dakar; Dakar; 14.7167; -17.4677; 1150; DSS
# GM; Gambia; Africa; GMD; Africa/Banjul; The Gambia
Banjul; Banjul; 13.4549; -16.5790; 31
# CV; Cape Verde; Africa; CVE; Atlantic/Cape_Verde; Cabo Verde
Praia; Santiago; 14.9330; -23.5133; 160
Sal*; Sal; 16.7266; -22.9297; 35
# SL; Sierra Leone; Africa; SLE; Africa/Freetown
Freetown; Western Area; 8.4657; -13.2317; 1050
# LR; Liberia; Africa; LRD; Africa/Monrovia
Monrovia; Montserrado; 6.2907; -10.7605; 1010
# ST; São Tomé and Príncipe; Africa; STN; Africa/Sao_Tome
São Tomé; Água Grande; 0.3365; 6.7273; 71
# AO; Angola; Africa; AOA; Africa/Luanda
Luanda; Luanda; -8.8390; 13.2894; 8300
# ZM; Zambia; Africa; ZMW; Africa/Lusaka
Lusaka; Lusaka; -15.3875; 28.3228; 2500
Livingstone; Southern; -17.8419; 25.8544; 180
# ZW; Zimbabwe; Africa; ZWG; Africa/Harare
Harare; Harare; -17.8252; 31.0335; 1500
Victoria Falls; Matabeleland North; -17.9318; 25.8307; 34; Vic Falls
# MW; Malawi; Africa; MWK; Africa/Blantyre
Lilongwe; Central; -13.9626; 33.7741; 990
# MZ; Mozambique; Africa; MZN; Africa/Maputo
Maputo; Maputo; -25.9692; 32.5732; 1100
# BW; Botswana; Africa; BWP; Africa/Gaborone
Gaborone; South-East; -24.6282; 25.9231; 235
Okavango Delta*; North-West; -19.2833; 22.7500; 60; Okavango, Maun
Chobe*; North-West; -18.6000; 24.5000; 10; Kasane
# NA; Namibia; Africa; NAD; Africa/Windhoek
Windhoek; Khomas; -22.5609; 17.0658; 430
Swakopmund; Erongo; -22.6784; 14.5266; 45
Sossusvlei*; Hardap; -24.7275; 15.3406; 1; Deadvlei
Etosha*; Kunene; -18.8556; 16.3293; 1; Etosha National Park
# ZA; South Africa; Africa; ZAR; Africa/Johannesburg; RSA
Pretoria; Gauteng; -25.7479; 28.2293; 740
Cape Town; Western Cape; -33.9249; 18.4241; 4600; CPT, Kaapstad, Mother City
Stellenbosch; Western Cape; -33.9321; 18.8602; 155
Franschhoek; Western Cape; -33.9133; 19.1169; 17
Hermanus; Western Cape; -34.4187; 19.2345; 32
Knysna; Western Cape; -34.0363; 23.0471; 76
Garden Route*; Western Cape; -33.9631; 22.4617; 300
Johannesburg; Gauteng; -26.2041; 28.0473; 5600; Joburg, Jozi, JNB
Durban; KwaZulu-Natal; -29.8587; 31.0218; 3700
Kruger National Park*; Mpumalanga; -23.9884; 31.5547; 2; Kruger
# LS; Lesotho; Africa; LSL; Africa/Maseru
Maseru; Maseru; -29.3142; 27.4833; 330
# SZ; Eswatini; Africa; SZL; Africa/Mbabane; Swaziland
Mbabane; Hhohho; -26.3054; 31.1367; 95
# MG; Madagascar; Africa; MGA; Indian/Antananarivo
Antananarivo; Analamanga; -18.8792; 47.5079; 1400; Tana
Nosy Be*; Diana; -13.3333; 48.2667; 73
# MU; Mauritius; Africa; MUR; Indian/Mauritius
Port Louis; Port Louis; -20.1609; 57.5012; 147
# RE; Réunion; Africa; EUR; Indian/Reunion; Reunion Island, La Réunion
Saint-Denis; Réunion; -20.8907; 55.4551; 153
# SC; Seychelles; Africa; SCR; Indian/Mahe; The Seychelles
Victoria; Mahé; -4.6191; 55.4513; 26; Mahé
# AU; Australia; Oceania; AUD; Australia/Sydney; Oz
Canberra; Australian Capital Territory; -35.2809; 149.1300; 460
Sydney; New South Wales; -33.8688; 151.2093; 5300; SYD
Blue Mountains*; New South Wales; -33.7150; 150.3120; 80; Katoomba
Byron Bay; New South Wales; -28.6474; 153.6020; 10
Hunter Valley*; New South Wales; -32.7500; 151.2800; 60
Melbourne; Victoria; -37.8136; 144.9631; 5100; MEL; Australia/Melbourne
Great Ocean Road*; Victoria; -38.6804; 143.3917; 20; Twelve Apostles; Australia/Melbourne
Brisbane; Queensland; -27.4698; 153.0251; 2600; BNE; Australia/Brisbane
Gold Coast; Queensland; -28.0167; 153.4000; 700; Surfers Paradise; Australia/Brisbane
Noosa; Queensland; -26.3943; 153.0904; 56; ; Australia/Brisbane
Cairns; Queensland; -16.9186; 145.7781; 155; CNS; Australia/Brisbane
Port Douglas; Queensland; -16.4838; 145.4653; 4; ; Australia/Brisbane
Great Barrier Reef*; Queensland; -18.2871; 147.6992; 1; ; Australia/Brisbane
Whitsundays*; Queensland; -20.2820; 148.9500; 14; Airlie Beach, Whitsunday Islands; Australia/Lindeman
K'gari*; Queensland; -25.2500; 153.1670; 1; Fraser Island; Australia/Brisbane
Adelaide; South Australia; -34.9285; 138.6007; 1400; ADL; Australia/Adelaide
Barossa Valley*; South Australia; -34.5333; 138.9500; 24; Barossa; Australia/Adelaide
Kangaroo Island*; South Australia; -35.7752; 137.2142; 5; ; Australia/Adelaide
Perth; Western Australia; -31.9523; 115.8613; 2100; PER; Australia/Perth
Fremantle; Western Australia; -32.0569; 115.7439; 33; ; Australia/Perth
Margaret River; Western Australia; -33.9536; 115.0739; 8; ; Australia/Perth
Broome; Western Australia; -17.9614; 122.2359; 15; ; Australia/Perth
Darwin; Northern Territory; -12.4634; 130.8456; 148; ; Australia/Darwin
Alice Springs; Northern Territory; -23.6980; 133.8807; 25; ; Australia/Darwin
Uluru*; Northern Territory; -25.3444; 131.0369; 1; Ayers Rock; Australia/Darwin
Kakadu*; Northern Territory; -13.0923; 132.3938; 1; ; Australia/Darwin
Hobart; Tasmania; -42.8821; 147.3272; 250; HBA; Australia/Hobart
Tasmania*; Tasmania; -42.0000; 146.5000; 570; ; Australia/Hobart
# NZ; New Zealand; Oceania; NZD; Pacific/Auckland; Aotearoa
Wellington; Wellington; -41.2866; 174.7756; 215; WLG
Auckland; Auckland; -36.8509; 174.7645; 1480; AKL
Waiheke Island*; Auckland; -36.8010; 175.1080; 9; Waiheke
Bay of Islands*; Northland; -35.2270; 174.1000; 25; Paihia
Rotorua; Bay of Plenty; -38.1368; 176.2497; 58
Matamata; Waikato; -37.8106; 175.7624; 9; Hobbiton
Taupō; Waikato; -38.6857; 176.0702; 25; Taupo
Napier; Hawke's Bay; -39.4928; 176.9120; 66
Nelson; Nelson; -41.2706; 173.2840; 54; Abel Tasman
Marlborough*; Marlborough; -41.5134; 173.9612; 51; Blenheim
Kaikōura; Canterbury; -42.4008; 173.6814; 2; Kaikoura
Christchurch; Canterbury; -43.5321; 172.6362; 390; CHC
Lake Tekapo; Canterbury; -44.0047; 170.4771; 1; Tekapo
Queenstown; Otago; -45.0312; 168.6626; 30; ZQN
Wānaka; Otago; -44.7032; 169.1321; 12; Wanaka
Dunedin; Otago; -45.8788; 170.5028; 130
Milford Sound*; Southland; -44.6414; 167.8974; 1; Fiordland, Piopiotahi
# FJ; Fiji; Oceania; FJD; Pacific/Fiji
Suva; Central; -18.1248; 178.4501; 94
Nadi; Western; -17.7765; 177.4356; 71; NAN
# PF; French Polynesia; Oceania; XPF; Pacific/Tahiti
Papeete; Windward Islands; -17.5516; -149.5585; 26; PPT
Tahiti*; Windward Islands; -17.6509; -149.4260; 190
Bora Bora*; Leeward Islands; -16.5004; -151.7415; 11
Moorea*; Windward Islands; -17.5388; -149.8295; 18; Mo'orea
# WS; Samoa; Oceania; WST; Pacific/Apia
Apia; Upolu; -13.8507; -171.7514; 37
# TO; Tonga; Oceania; TOP; Pacific/Tongatapu
Nuku'alofa; Tongatapu; -21.1393; -175.2049; 23
# VU; Vanuatu; Oceania; VUV; Pacific/Efate
Port Vila; Efate; -17.7333; 168.3273; 51
# CK; Cook Islands; Oceania; NZD; Pacific/Rarotonga
Rarotonga*; Rarotonga; -21.2292; -159.7763; 11
# NC; New Caledonia; Oceania; XPF; Pacific/Noumea
Nouméa; South; -22.2558; 166.4505; 94; Noumea
# PG; Papua New Guinea; Oceania; PGK; Pacific/Port_Moresby
Port Moresby; National Capital District; -9.4438; 147.1803; 365
# PW; Palau; Oceania; USD; Pacific/Palau
Koror; Koror; 7.3419; 134.4792; 11
# GU; Guam; Oceania; USD; Pacific/Guam
Tumon; Tamuning; 13.5139; 144.8060; 18
`
