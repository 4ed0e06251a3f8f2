/**
 * Landmarks and the country they stand in, for a place whose own country is not known. Beneath `#` the country's code,
 * its landmarks between semicolons. Cities are not here: theirs come from the places themselves.
 */
export const LANDMARKS = `
# FR; Eiffel Tower; Louvre; Musée du Louvre; Notre Dame; Notre-Dame; Arc de Triomphe; Sacré-Cœur; Montmartre; Champs-Élysées; Palace of Versailles; Château de Versailles; Mont Blanc; Pont du Gard; Château de Chambord; Musée d'Orsay; Pompidou
# IT; Colosseum; Coliseum; Roman Forum; Trevi Fountain; Pantheon; Sistine Chapel; Leaning Tower of Pisa; Uffizi; Ponte Vecchio; Rialto Bridge; St Mark's Square; Piazza San Marco; Duomo di Milano; Mount Vesuvius; Mount Etna; Spanish Steps; Trastevere
# VA; St Peter's Basilica; Vatican Museums; St Peter's Square
# GB; Big Ben; Tower of London; Tower Bridge; Buckingham Palace; London Eye; British Museum; Westminster Abbey; Edinburgh Castle; Hadrian's Wall; Windsor Castle; Giant's Causeway; Ben Nevis; Covent Garden; Trafalgar Square
# ES; Sagrada Família; Sagrada Familia; Park Güell; Alhambra; Prado; Museo del Prado; La Rambla; Las Ramblas; Camp Nou; Plaza Mayor; Guggenheim Bilbao; Mezquita; Montserrat; Camino de Santiago; Alcázar
# PT; Belém Tower; Jerónimos Monastery; Pena Palace; Alfama; Cabo da Roca; Livraria Lello
# DE; Brandenburg Gate; Neuschwanstein; Neuschwanstein Castle; Berlin Wall; Checkpoint Charlie; Reichstag; Cologne Cathedral; Zugspitze; Oktoberfest
# AT; Schönbrunn; Schönbrunn Palace; Hofburg; Grossglockner; Melk Abbey
# CH; Jungfraujoch; Jungfrau; Matterhorn; Chillon Castle; Rhine Falls
# NL; Anne Frank House; Rijksmuseum; Keukenhof; Van Gogh Museum; Kinderdijk
# BE; Atomium; Grand Place; Manneken Pis
# CZ; Charles Bridge; Prague Castle
# HU; Fisherman's Bastion; Széchenyi Baths; Buda Castle
# PL; Wieliczka Salt Mine; Wawel Castle; Auschwitz
# HR; Diocletian's Palace; Plitvice
# GR; Acropolis; Parthenon; Knossos; Mount Olympus; Navagio Beach
# TR; Hagia Sophia; Blue Mosque; Grand Bazaar; Topkapi Palace; Ephesus; Bosphorus
# IE; Cliffs of Moher; Guinness Storehouse; Ring of Kerry; Trinity College Dublin; Skellig Michael
# IS; Blue Lagoon; Gullfoss; Geysir; Golden Circle; Hallgrímskirkja; Jökulsárlón; Reynisfjara
# NO; Preikestolen; Pulpit Rock; Trolltunga; Nordkapp; North Cape; Sognefjord
# DK; Tivoli Gardens; Nyhavn; Little Mermaid
# SE; Vasa Museum; Icehotel; Gamla Stan
# RU; Red Square; Kremlin; Hermitage; St Basil's Cathedral
# RO; Bran Castle; Dracula's Castle; Peleș Castle
# US; Statue of Liberty; Times Square; Empire State Building; Central Park; Brooklyn Bridge; Golden Gate Bridge; Alcatraz; Hollywood Sign; White House; Lincoln Memorial; Mount Rushmore; Hoover Dam; Antelope Canyon; Monument Valley; Space Needle; French Quarter; Metropolitan Museum; Disneyland
# CA; CN Tower; Lake Louise; Moraine Lake; Horseshoe Falls; Stanley Park; Château Frontenac
# MX; Chichén Itzá; Chichen Itza; Teotihuacán Pyramids; Pyramid of the Sun; Frida Kahlo Museum; Casa Azul; Xochimilco; Chapultepec; Copper Canyon
# GT; Tikal
# CU; Malecón; El Morro
# PE; Machu Picchu; Inca Trail; Nazca Lines; Rainbow Mountain; Colca Canyon; Huacachina
# BO; Salar de Uyuni; Uyuni Salt Flats
# BR; Christ the Redeemer; Sugarloaf Mountain; Copacabana; Ipanema
# AR; Perito Moreno Glacier; Recoleta Cemetery; Aconcagua; Fitz Roy; La Boca
# CL; Moai; Valle de la Luna
# EC; Cotopaxi; Mitad del Mundo
# VE; Angel Falls
# EG; Pyramids; Great Pyramid; Great Pyramid of Giza; Sphinx; Valley of the Kings; Karnak; Egyptian Museum
# MA; Jemaa el-Fnaa; Djemaa el Fna; Majorelle Garden; Jardin Majorelle; Atlas Mountains; Aït Benhaddou; Bahia Palace; Hassan II Mosque
# ZA; Table Mountain; Robben Island; Cape of Good Hope; Kirstenbosch; Boulders Beach; Bo-Kaap
# TZ; Mount Kilimanjaro; Ngorongoro Crater; Olduvai Gorge
# KE; Mount Kenya; Great Rift Valley
# ZW; Great Zimbabwe
# MG; Avenue of the Baobabs
# JO; Al-Khazneh; Dead Sea; Jerash
# IL; Western Wall; Masada; Dome of the Rock
# AE; Burj Khalifa; Palm Jumeirah; Sheikh Zayed Mosque; Burj Al Arab; Louvre Abu Dhabi
# IN; Taj Mahal; Red Fort; Hawa Mahal; Golden Temple; Gateway of India; Amber Fort; India Gate; Ajanta Caves; Ellora Caves
# NP; Mount Everest; Annapurna; Boudhanath; Durbar Square
# BT; Tiger's Nest; Paro Taktsang
# LK; Adam's Peak; Temple of the Tooth; Yala
# CN; Great Wall; Great Wall of China; Forbidden City; Terracotta Army; Tiananmen Square; Temple of Heaven; Summer Palace; The Bund; Potala Palace; West Lake
# HK; Victoria Peak; Victoria Harbour; Star Ferry; Tian Tan Buddha
# TW; Taipei 101; Sun Moon Lake; Taroko Gorge
# KR; Gyeongbokgung; N Seoul Tower; Bukchon Hanok Village; DMZ; Myeongdong
# JP; Fushimi Inari; Mount Fuji; Shibuya Crossing; Senso-ji; Sensō-ji; Kinkaku-ji; Golden Pavilion; Arashiyama; Tokyo Skytree; Tokyo Tower; Himeji Castle; Tsukiji; Gion; Dotonbori; Meiji Shrine; TeamLab
# TH; Grand Palace; Wat Arun; Wat Pho; Doi Suthep; Khao San Road; Maya Bay; Chatuchak
# KH; Angkor Wat; Bayon; Ta Prohm
# VN; Hạ Long Bay; Cu Chi Tunnels; Hoan Kiem Lake; Golden Bridge; Mỹ Sơn
# MM; Shwedagon Pagoda; Inle Lake
# MY; Petronas Towers; Batu Caves; Mount Kinabalu; Cameron Highlands
# SG; Marina Bay Sands; Gardens by the Bay; Merlion; Sentosa
# ID; Borobudur; Prambanan; Mount Bromo; Tanah Lot; Monkey Forest; Uluwatu Temple
# PH; Chocolate Hills; Banaue Rice Terraces; Mayon; Intramuros
# AU; Sydney Opera House; Sydney Harbour Bridge; Bondi Beach; Great Barrier Reef; Twelve Apostles; Daintree; Ningaloo Reef; Rottnest Island
# NZ; Hobbiton; Milford Sound; Tongariro; Mount Cook; Aoraki; Franz Josef Glacier; Waitomo Caves; Sky Tower
`
