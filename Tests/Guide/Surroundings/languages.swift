import Faceplate

// What the page takes for granted: values to show.
private let (count, folder, time, name) = (3, "Recipes", 1.5, "Bake")
