/** What well-known places are called in German and in French, where that differs from their English name: id; German; French. Countries are known to Intl. Beside `data`, as the index of places is not made of it. */
export const NAMES_BY_LANGUAGE = `
athens-gr; Athen; Athènes
barcelona-es; ; Barcelone
beijing-cn; Peking; Pékin
brussels-be; Brüssel; Bruxelles
bruges-be; Brügge;
bucharest-ro; Bukarest; Bucarest
cairo-eg; Kairo; Le Caire
cape-town-za; Kapstadt; Le Cap
copenhagen-dk; Kopenhagen; Copenhague
cologne-de; Köln;
cusco-pe; ; Cuzco
dubai-ae; ; Dubaï
edinburgh-gb; ; Édimbourg
florence-it; Florenz;
geneva-ch; Genf; Genève
genoa-it; Genua; Gênes
ghent-be; Gent; Gand
hanoi-vn; ; Hanoï
havana-cu; Havanna; La Havane
hong-kong-hk; Hongkong;
jerusalem-il; ; Jérusalem
krakow-pl; Krakau; Cracovie
lisbon-pt; Lissabon; Lisbonne
london-gb; ; Londres
marrakesh-ma; Marrakesch; Marrakech
mexico-city-mx; Mexiko-Stadt;
milan-it; Mailand;
moscow-ru; Moskau; Moscou
munich-de; München;
naples-it; Neapel;
new-orleans-us; ; La Nouvelle-Orléans
nice-fr; Nizza;
prague-cz; Prag;
rome-it; Rom;
seoul-kr; ; Séoul
seville-es; Sevilla; Séville
singapore-sg; Singapur; Singapour
strasbourg-fr; Straßburg;
tokyo-jp; Tokio;
valencia-es; ; Valence
venice-it; Venedig; Venise
vienna-at; Wien; Vienne
warsaw-pl; Warschau; Varsovie
zurich-ch; Zürich;
tuscany-it; Toskana; Toscane
sicily-it; Sizilien; Sicile
sardinia-it; Sardinien; Sardaigne
andalusia-es; Andalusien; Andalousie
corsica-fr; Korsika; Corse
crete-gr; Kreta; Crète
santorini-gr; Santorin; Santorin
rhodes-gr; Rhodos;
bavaria-de; Bayern; Bavière
brittany-fr; Bretagne; Bretagne
normandy-fr; Normandie; Normandie
burgundy-fr; Burgund; Bourgogne
alsace-fr; Elsass;
tyrol-at; Tirol;
azores-pt; Azoren; Açores
madeira-pt; ; Madère
california-us; Kalifornien; Californie
florida-us; ; Floride
lapland-fi; Lappland; Laponie
zanzibar-tz; Sansibar;
`
