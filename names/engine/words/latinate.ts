/**
 * Words whose sound a made-up name may borrow: place, plant and bird names and common nouns of
 * Romance and other open-syllabled languages, two to four syllables, none of them a shop known in
 * India. Chosen by ear; only their syllables are used, never the words.
 */
export const LATINATE =
  "verano tavira calina serena solano marina orilla lumina avena corvina nevada carina maloja salina ravello montara novara bellano verona sorano altona delmar pilar tamarin corala vesta ondina farola palmira samora velina cantora lirica celesta morena camino sonora ladera manola vidala torina rosella marlena sabina nolana tesora varese kalina halden milano dorado alora belmora corona mirador solara avila lorena oriole pomelo canela vanila rivola mesora talaro sidela mineva velaro nerola tolera persola madrona senda loma tierra pinova selva arbora lenora corsa fontana viola silvana tarifa ronda minori amaro tilda narvi savona limon tivera mandara ravina orvano talora dolina melora varna linera medora";
